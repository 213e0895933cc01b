#ifndef RECOUP_CLINUX_H
#define RECOUP_CLINUX_H

// What Linux can do and Swift's Glibc does not show, because it is imported without _GNU_SOURCE.

/// Since glibc 2.28 (stdio.h).
extern int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);

/// RENAME_NOREPLACE (linux/fs.h): fail with EEXIST where the new name is taken.
static const unsigned int recoup_rename_noreplace = 1;

/// RENAME_EXCHANGE (linux/fs.h): both names stay taken, each by what the other had.
static const unsigned int recoup_rename_exchange = 2;

/// O_PATH (asm-generic/fcntl.h): a descriptor that only holds on to a file. Nothing can be read through it, and closing
/// it does not drop the locks this process has on that file.
static const int recoup_o_path = 010000000;
#endif
