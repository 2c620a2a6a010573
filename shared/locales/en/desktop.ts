/** Menu, file dialogs of the main process. */
export default {
  desktop: {
    fileKind: { tournament: 'Pulka Desk tournament', pdf: 'PDF document', json: 'JSON export' },
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
    },
  },
  'error.file/noAccess': 'No right to write here: {path}. The former file is untouched.',
  'error.file/notChosen': 'This file was not chosen in a dialog: {path}',
  'error.file/tooLarge': 'The file is too large: {path}',
  'error.call/refused': 'The request does not come from the window of the program; it was refused.',
  'error.call/badInput': 'The request {name} is malformed; nothing was changed.',
  'error.call/tooLarge': 'The request is too large; nothing was changed.',
};
