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
};
