/** Rules of the standings: refusals (whole keys, so that `problem.<code>` finds them) and names of the keys. */
export default {
  'problem.cutoffs/end': 'последняя ступень отсечек — без верхней границы, остальные — с границей',
  'problem.cutoffs/border': 'граница отсечки — целое число больше {above}',
  'problem.cutoffs/factor': 'доля отсечки — от 0 до 1',
  'problem.placePoints/size': 'очков за места нужно {n}',
  'problem.placePoints/order': 'за место ниже очков больше, чем за место выше',
  ranking: {
    measure: { sum: 'сумма вистов', average: 'висты в среднем за тур', placePoints: 'очки за места' },
    tieBreak: {
      tableWins: 'первые места за столом',
      bestRound: 'лучший тур',
      lastRound: 'последний тур',
      fewerMountain: 'меньше горы',
      fewerRemises: 'меньше ремизов',
      madeGames: 'больше сыгранных игр',
      whists: 'сумма вистов',
      headToHead: 'личная встреча',
      lot: 'жребий',
    },
  },
};
