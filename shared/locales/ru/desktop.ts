/** Menu, file dialogs of the main process. */
export default {
  desktop: {
    fileKind: { tournament: 'Турнир Pulka Desk', pdf: 'Документ PDF', json: 'Выгрузка JSON' },
    menu: {
      file: 'Файл',
      new: 'Новый турнир…',
      open: 'Открыть…',
      close: 'Закрыть турнир',
      settings: 'Настройки…',
      quit: 'Выход',
      edit: 'Правка',
      cut: 'Вырезать',
      copy: 'Копировать',
      paste: 'Вставить',
      selectAll: 'Выделить всё',
      view: 'Вид',
      fullScreen: 'Во весь экран',
    },
  },
};
