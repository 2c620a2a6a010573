/** The five-minute tour, and what the help says about every screen. */
export default {
  tour: {
    name: 'A tour of the program',
    begin: 'A tour of five minutes',
    beginAbout:
      'Step by step on the sample: a deal, the paper check, a ruling, standings, settlement, printing.',
    count: '{at} of {of}',
    open: 'Open the sample',
    show: 'Show',
    next: 'Next',
    back: 'Back',
    leave: 'Leave',
    finish: 'Finish',
    focus: 'to the tour',
    done: 'Done.',
    steps: {
      sample: {
        title: 'The sample tournament',
        text: 'The tour runs on a sample in a new file: anything may be tried there. The file open now is closed, everything in it is stored.',
        done: '«Осенний кубок 2026» is open, its last sheet is being typed again: deals on the left, the pulka on the right, as on paper.',
      },
      deal: {
        title: 'A deal',
        text: 'Type 284108 in the line under the deals, then Enter: the second player plays eight hearts, the first defender whists, the second passes, 8 tricks. What will be written shows before Enter.',
        done: 'The deal was on the disk before the line was empty. Ctrl+Z takes it back, + and − go over the deals, a new line over an old one corrects it.',
      },
      why: {
        title: 'Why?',
        text: 'Press ? in the empty line: the last deal explains every entry. Every field of the pulka answers the same way.',
        done: 'Every entry has its rule and its arithmetic. Esc closes the explanation.',
      },
      paper: {
        title: 'The paper check',
        text: 'Under the pulka are boxes for the foot of the paper. Go there by Alt+B and type any number, best a wrong one.',
        done: 'Every number has its ✓ or ≠. Where they part, the program looks for the one mistake that explains it.',
      },
      incident: {
        title: 'A ruling',
        text: 'Open the incident of the deal, answer by digits what happened, and issue the ruling with Ctrl+Enter. Esc closes the dialog, the draft stays.',
        done: 'The numbered ruling entered the score of the deal in italics, its slip is ready to print.',
      },
      standings: {
        title: 'Standings',
        text: 'Open the standings. ↑ ↓ choose a player, ← → a round, ? explains a sum; on the right is the run of the tournament.',
        done: 'The chart is walked by arrows too: Tab leads there, the value is read under the lines.',
      },
      settlement: {
        title: 'Settlement',
        text: 'Open the settlement: a table step by step as on paper, and the money.',
        done: 'Every step can be compared with the paper; the sum is always 0.',
      },
      print: {
        title: 'Printing',
        text: 'Open printing: documents on the left, pages on the right. Choose a sheet and look at it.',
        done: 'Ctrl+P prints. What changed since it was printed is marked in the list.',
      },
      end: {
        title: 'That is all',
        text: 'F1 anywhere shows the keys and the notation. The tour can be taken again from the help.',
        done: '',
      },
    },
  },
  help: {
    everywhere: 'Keys everywhere',
    about: {
      tournament:
        'Tournament: rounds, tables and the state of every sheet; sheets are opened and rounds begun here.',
      entry: 'Entry: the line takes a deal in digits, Enter stores it and goes on to the next.',
      incident:
        'Incident: answer the questions by digits; article and ruling stand on the right, Ctrl+Enter issues it.',
      standings:
        'Standings: places after any round, what changed since the print, the run of the tournament.',
      settlement: 'Settlement: a table step by step, the money, who pays whom.',
      players: 'Players: the search takes ё and е as one, namesakes are marked.',
      print: 'Printing: choose a document on the left, look at its pages and print.',
      backup: 'Safekeeping: the file, its copies, restoring with a look inside, the check of the ledger.',
      help: '',
    },
  },
};
