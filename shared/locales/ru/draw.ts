/** Draw: refusals and warnings. The keys of the refusals are whole, so that `problem.<code>` finds them. */
export default {
  'problem.draw/tooFew':
    '{n} игрок — стола не составить | {n} игрока — стола не составить | {n} игроков — стола не составить',
  'problem.draw/tooMany': 'игроков {n}, бывает до {most}',
  'problem.draw/sizes': 'на такие столы {players} игроков не хватает',
  'problem.draw/tableSize': 'стол {table}: игроков {n}, бывает 3 или 4',
  'problem.draw/unknown': 'игрока нет в списке',
  'problem.draw/twice': 'игрок указан дважды',
  'problem.draw/number': 'номер стола {table} повторяется',
  'problem.draw/rounds': 'туров сразу — от 1 до {most}',
  'problem.draw/effort': 'объём поиска — больше 0 и до 100',
  draw: {
    warning: {
      unknown: '{player} — нет в списке',
      playerTwice: '{player} — указан дважды',
      missing: '{player} — не посажен и не отдыхает',
      tableSize: 'стол {table}: {n} игрок | стол {table}: {n} игрока | стол {table}: {n} игроков',
      tableNumber: 'номер стола {table} повторяется',
      repeat:
        'стол {table}: {player} и {other} встречались {n} раз | стол {table}: {player} и {other} встречались {n} раза | стол {table}: {player} и {other} встречались {n} раз',
      sameClub: 'стол {table}: {player} и {other} — один клуб',
      sameSeat:
        'стол {table}: {player} на месте {seat} уже {n} раз | стол {table}: {player} на месте {seat} уже {n} раза | стол {table}: {player} на месте {seat} уже {n} раз',
      sitOutAgain:
        '{player} отдыхал {n} раз, другие реже | {player} отдыхал {n} раза, другие реже | {player} отдыхал {n} раз, другие реже',
    },
  },
};
