/** Messages of the command line. */
export default {
  cli: {
    help: `Usage: pulka <command> [options]

  score FILE [--text]              sheet (pulka-sheet/1) to result; - reads standard input
  rule FILE                        incident (pulka-incident/1) to ruling
  enter DB --table TABLE           deals from standard input, one a line, in the keyboard notation;
                                   TABLE is the id of a table or round.table, e.g. 1.2
  check DB                         integrity of the file, every stored total recomputed
  print DB DOCUMENT --out FILE     PDF: ruling-slip, sheet, protocol, incidents, standings, settlement,
                                        corrections, seating, blank-sheets, treasurer, final-protocol
        [--table TABLE] [--slip NUMBER] [--round ROUND] [--two-up] [--time-zone ZONE]
  export DB [--out FILE]           the whole tournament (pulka-tournament/1)
  export DB --csv WHAT --out FILE  a table: standings, deals, incidents, settlement, money;
        --xlsx WHAT                the same as a workbook, or all; --html standings [--hall]: a page
        [--round ROUND] [--time-zone ZONE]
  import FILE --db DB              a tournament from a file into a new database
  demo --out DIR                   the sample: database, every PDF, standings on standard output

  --lang ru, --lang en             language of the messages
  --help                           this help

Exit status: 0 done, 1 a check found differences, 2 bad input or usage.
`,
    seeHelp: 'Help: pulka --help',
    noCommand: 'No command is given.',
    unknownCommand: 'No command "{command}".',
    foreignOption: 'This command has no option {option}',
    missingOption: 'The option {option} is needed',
    fileCount: '{count} file names, {expected} expected',
    language: 'No language "{lang}": there are ru and en',
    timeZone: 'No time zone "{zone}" ({option}): names are like Europe/Moscow',
    player: 'Player',
    pool: 'Pool',
    mountain: 'Mountain',
    whistsOn: 'on {name}',
    exact: 'Exact',
    result: 'Result',
    closed: 'The pulka is closed.',
    notClosed: 'The pulka is not closed.',
    atKey: 'at key {key}',
    incomplete: 'the line is not complete',
    integrity: 'file: {detail}',
    wrong: '{stored}',
    difference: 'stored {stored}, computed {computed}',
    checked: 'Sheets: {sheets}, deals: {deals}, entries: {entries}.',
    clean: 'No differences.',
    differences: 'There are differences.',
    printed: '{title}: {n} p., rev. {revision}, code {code} → {file}',
    exported: '{n} rows → {file}',
    oneFormat: 'One of --csv, --xlsx, --html',
    unknownTable: 'No table "{table}": there are {known}',
    imported: '{name}: entries {n} → {file}',
    place: 'Place',
    round: 'Round {round}',
    tables: 'Tables',
    penalties: 'Penalties',
    total: 'Total',
    sum: 'Sum',
  },
};
