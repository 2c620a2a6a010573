/** Draw: refusals and warnings. The keys of the refusals are whole, so that `problem.<code>` finds them. */
export default {
  'problem.draw/tooFew': '{n} player is too few for a table | {n} players are too few for a table',
  'problem.draw/tooMany': '{n} players, {most} at most',
  'problem.draw/sizes': '{players} players are too few for these tables',
  'problem.draw/tableSize': 'table {table}: {n} players, 3 or 4 expected',
  'problem.draw/unknown': 'the player is not in the list',
  'problem.draw/twice': 'the player is named twice',
  'problem.draw/number': 'table number {table} is used twice',
  'problem.draw/rounds': 'rounds at once: 1 to {most}',
  'problem.draw/effort': 'work of the search: above 0, up to 100',
  draw: {
    warning: {
      unknown: '{player} is not in the list',
      playerTwice: '{player} is named twice',
      missing: '{player} has no seat and does not sit out',
      tableSize: 'table {table}: {n} player | table {table}: {n} players',
      tableNumber: 'table number {table} is used twice',
      repeat:
        'table {table}: {player} and {other} have met {n} time | table {table}: {player} and {other} have met {n} times',
      sameClub: 'table {table}: {player} and {other} are of one club',
      sameSeat:
        'table {table}: {player} has had seat {seat} {n} time | table {table}: {player} has had seat {seat} {n} times',
      sitOutAgain: '{player} has sat out {n} time, others less | {player} has sat out {n} times, others less',
    },
  },
};
