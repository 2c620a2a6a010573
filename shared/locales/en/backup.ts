/** Backups, the second folder, what is told about a file, the page of a failure. */
export default {
  backup: {
    remarks: 'Worth knowing',
    remark: {
      recovered: 'The program did not end in order the last time. Everything recorded is here.',
      torn: 'The program ended in the middle of a write the last time; what was not finished is left out. Compare the last deal with the paper.',
      altered:
        'Ledger entry {entries} is not as it was written: the disk spoiled it, or it was changed behind the program. Compare the sheet with the paper and with a backup. | Ledger entries {entries} are not as they were written: the disk spoiled them, or they were changed behind the program. Compare the sheets with the paper and with a backup.',
      returned:
        'The file was taken from its place while it was open. It has been written there again, nothing is lost.',
      rescued:
        'The file was replaced while it was open. The other file is untouched; everything recorded here is now in “{name}” beside it.',
      elsewhere:
        'The same file is open on the computer “{computer}” (last sign: {at}). Close it there, or there will be two different versions.',
      copies:
        'A copy of this file lies beside it, as after a conflict of two computers: {names}. Compare it with this file; the program leaves it alone. | {n} copies of this file lie beside it, as after a conflict of two computers: {names}. Compare them with this file; the program leaves them alone.',
      backupFailed: 'No backup could be made: {cause}. Earlier backups are kept, the work is being recorded.',
      secondMissing:
        'The second backup folder is not there: {folder}. Insert the stick; the work is being recorded.',
      secondReadOnly: 'The second backup folder cannot be written: {folder}.',
    },
    cause: {
      diskFull: 'the disk is full',
      readOnly: 'the folder cannot be written',
      denied: 'no access to the folder',
      io: 'the disk cannot be written',
      other: 'see the log of the program',
    },
    second: {
      title: 'Second backup folder',
      about: 'A stick or a network folder: every backup goes there too. The choice holds on this computer.',
      none: 'not chosen',
      ready: 'in place',
      missing: 'not there',
      readOnly: 'cannot be written',
      folder: 'Folder',
      state: 'State',
      last: 'Last backup there',
      choose: 'Choose a folder',
      drop: 'Make no backups there',
      chosen: 'Backups also go to {folder}.',
      dropped: 'The second folder is no longer used. The backups in it stay.',
      mark: 'second folder',
    },
    look: {
      reading: 'Reading the backup…',
      inside: 'What the backup holds',
      name: 'Tournament',
      date: 'Date',
      saved: 'Last entry',
      players: 'Players',
      sheets: 'Sheets',
      deals: 'Deals',
      slips: 'Rulings',
      entries: 'Entries in the ledger',
      older:
        'The present file is newer by {n} entry. It stays in place. | The present file is newer by {n} entries. It stays in place.',
      same: 'The present file has as many entries.',
      newer: 'The backup is newer by {n} entry. | The backup is newer by {n} entries.',
      kept: 'The backup opens as a new file beside. The present file does not change.',
    },
    reason: { recalculation: 'before a recalculation' },
    failure: {
      copy: 'Copy details',
      copied: 'Details copied.',
      log: 'Log of the program',
      salvage: 'Save what can be read',
      salvageAbout: 'What is left opens as a new file beside. This file stays as it is.',
      look: 'Look and restore',
      noBackups: 'There are no backups of this file beside it.',
      version: 'Program version',
      code: 'Code',
      at: 'Time',
    },
    restarted: 'The recording service stopped and was started again. Everything recorded is there.',
  },
  'error.file/damagedLog':
    'The log of unfinished work beside “{name}” is damaged. Nothing was written. Open a backup, or save what can be read.',
  'error.file/foreignLog':
    'Beside “{name}” lies a log of another version of it (the file came from another computer without its log, or with a foreign one). Nothing was written. Open a backup, or save what can be read.',
  'error.file/away':
    'The disk with “{name}” is not there. This entry was not made; everything confirmed before is on that disk. Put it back and repeat.',
};
