/** Menu, file dialogs of the main process. */
export default {
  desktop: {
    fileKind: {
      tournament: 'Pulka Desk tournament',
      pdf: 'PDF document',
      json: 'JSON export',
      csv: 'CSV table',
      xlsx: 'Excel workbook',
      html: 'HTML page',
    },
    windowLost:
      'The window of the program ends again and again. Everything recorded is kept; the program will close. Start it again.',
    menu: {
      file: 'File',
      new: 'New tournament…',
      open: 'Open…',
      close: 'Close tournament',
      settings: 'Settings…',
      quit: 'Quit',
      edit: 'Edit',
      cut: 'Cut',
      copy: 'Copy',
      paste: 'Paste',
      selectAll: 'Select all',
      view: 'View',
      fullScreen: 'Full screen',
      help: 'Help',
      about: 'About Pulka Desk',
    },
    about: {
      noPage:
        'The program fetches nothing and does not update itself. A new version comes from where this one came from and is installed over it: tournaments and settings stay.',
      page: 'The program fetches nothing and does not update itself. New versions and their check sums: {page}. A new one is installed over this one: tournaments and settings stay.',
      open: 'Open the page',
      close: 'Close',
    },
  },
  'error.file/noAccess': 'No right to write here: {path}. The former file is untouched.',
  'error.file/notChosen': 'This file was not chosen in a dialog: {path}',
  'error.file/tooLarge': 'The file is too large: {path}',
  'error.call/refused': 'The request does not come from the window of the program; it was refused.',
  'error.call/badInput': 'The request {name} is malformed; nothing was changed.',
  'error.call/tooLarge': 'The request is too large; nothing was changed.',
};
