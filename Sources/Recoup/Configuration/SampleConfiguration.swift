/// What `recoup init` writes: every key with its default, and why one would change it.
let sampleConfiguration = """
    # recoup: configuration. Paths are relative to this file's folder. Durations: 90s, 30m, 24h, 400d.
    # Every key has an environment name by rule: RECOUP_ + path in upper case joined by _.

    ledger: recoup.sqlite
    inbox: inbox/                 # receipts/ credits/ users/ products/ notifications/ payments/

    inputs:                       # per kind: columns {field: column}, time_zone, max_age
      credits:
        max_age: 36h              # older: first line of the summary, exit status 3
        covers: latest_row        # or file_time: a file is complete up to its modification time

    reports:
      folder: reports/
      for: machine                # or excel
      keep: 400d                  # the newest is always kept

    language: en                  # or zh-Hans
    time_zone: UTC                # for text meant for people and for dates without time; CSV stays UTC

    apps: []                      # with none, nothing is foreign:
    #  - bundle_id: com.example.game
    #    apple_id: 1234567890
    #    shared_secret_file: secrets/com.example.game

    apple:
      verify_receipt: auto        # auto, always, never
      requests_per_second: 40
      additional_roots: []        # PEM files; for test stores; every report says when one is in force

    reconcile:
      grace: 24h                  # how long a payment may wait for its credit
      credits_since: auto         # from here on the black list is complete; auto: the earliest credit known
      environments: [Production]
      reviewers: []               # users who may be credited for sandbox purchases
      subscriptions: first_period # each, first_period, never
      recheck: 7d
      full_every: 7d              # how often a run judges and checks everything, not only what was touched

    owners:
      username_schemes: [raw, sha256]
      username_of: [user_id, account_name]
      salt_file: ""               # prefix the app puts before hashing, if any

    cases: { due: 7d }            # overdue after this
    retention: { raw_evidence: 400d, rejects: 90d }

    """
