/** Rules of the standings: refusals (whole keys, so that `problem.<code>` finds them) and names of the keys. */
export default {
  'problem.cutoffs/end': 'the last cut-off step has no upper border, all others have one',
  'problem.cutoffs/border': 'the border of a cut-off is a whole number above {above}',
  'problem.cutoffs/factor': 'the part that counts lies from 0 to 1',
  'problem.placePoints/size': '{n} numbers of place points are needed',
  'problem.placePoints/order': 'a lower place has more points than the one above',
  ranking: {
    measure: { sum: 'sum of whists', average: 'mean whists a round', placePoints: 'place points' },
    tieBreak: {
      tableWins: 'first places at a table',
      bestRound: 'best round',
      lastRound: 'last round',
      fewerMountain: 'less mountain',
      fewerRemises: 'fewer remises',
      madeGames: 'more games made',
      whists: 'sum of whists',
      headToHead: 'meeting between them',
      lot: 'lot',
    },
  },
};
