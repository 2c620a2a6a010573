/** `application_id` of a tournament file ("PULK"), shown by the `file` command too. */
export const APPLICATION_ID = 0x50554c4b;
/** Extension of tournament files and of their backups. */
export const EXTENSION = '.pulka';

/** How every SQLite file begins. */
export const MAGIC = 'SQLite format 3\0';

/** What SQLite lays beside a file while it is open. */
export const SIDECARS = ['-wal', '-shm', '-journal'] as const;
