/// What `recoup init` writes: every key with its default, and why one would change it.
let sampleConfiguration = """
    # recoup: configuration. Paths are relative to this file's folder. Durations: 90s, 30m, 24h, 400d.
    # Every key has an environment name by rule: RECOUP_ + path in upper case joined by _.

    ledger: recoup.sqlite
    inbox: inbox/                 # receipts/ credits/ users/ products/ notifications/ payments/

    inputs:                       # per kind: columns {field: column}, time_zone, max_age
      credits:
        max_age: 36h              # older: first line of the summary, exit status 3; so for every kind that has come once.
                                  # never: for a kind that comes now and then
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
      server_api:                 # an In-App Purchase key of App Store Connect; without one, claims and credits that
        issuer_id: ""             # no evidence supports are not asked about, nor refunds of missed orders
        key_id: ""
        private_key_file: ""      # the .p8 file as downloaded
      verify_receipt: auto        # auto: receipts of iOS 6 and what cannot be judged offline; always, never
      requests_per_second: 40
      endpoints: {}               # production, sandbox, verify_production, verify_sandbox: https, or http on this machine
      additional_roots: []        # PEM or DER files; for test stores; every report says when one is in force
      ca_file: ""                 # TLS authorities in place of the system's; likewise said

    reconcile:
      grace: 24h                  # how long a payment may wait for its credit
      credits_since: auto         # from here on the black list is complete; auto: the earliest credit known
      evidence_since: auto        # from here on evidence is complete; auto: the first that came in
      environments: [Production]
      reviewers: []               # users who may be credited for sandbox purchases
      subscriptions: first_period # each, first_period, never
      recheck: 7d                 # how often Apple is asked again about what waits on the white list
      full_every: 7d              # how often a run judges and checks everything, not only what was touched
      workers: 1                  # how many sessions judge at once, where the ledger is on a server

    owners:
      username_schemes: [raw, sha256]
      username_of: [user_id, account_name]
      uuid_namespace: ""          # the UUID that the schemes uuid_v3 and uuid_v5 need
      salt_file: ""               # prefix the app puts before hashing, if any

    cases: { due: 7d }            # overdue after this

    notify:
      healthcheck_url_file: ""    # a file with the address of a check; it is pinged at the start and the end of each run
      metrics_file: ""            # for Prometheus' textfile collector, such as /var/lib/node_exporter/recoup.prom
    hooks:                        # a command each, started by sh; RECOUP_REPORT, RECOUP_STATUS and counts in its environment
      after_run: ""
      on_findings: ""             # where the run found something new, or opened resolved cases again
      on_failure: ""              # where it ended with any status but 0, 7 and 11
      timeout: 60s
    retention: { raw_evidence: 400d, rejects: 90d }  # `recoup prune` removes what is older; so with reports.keep

    """
