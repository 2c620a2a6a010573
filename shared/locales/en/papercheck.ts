/** The paper check: what may have gone wrong. Contracts, counts and words of the defence come as in the grid. */
export default {
  papercheck: {
    tricks: 'deal {number}, {contract}: tricks {to}, not {from}',
    level: 'deal {number}: contract and result {to}, not {from}',
    declarer: 'deal {number}, {contract}: declarer {to}, not {from}',
    whister: 'deal {number}, {contract}: whister {to}, not {from}',
    says: 'deal {number}, {contract}: defence “{to}”, not “{from}”',
    shared: 'deal {number}: misère shared with the dealer',
    notShared: 'deal {number}: misère not shared',
    dealer: 'deal {number}, {contract}: dealer {to}, not {from}',
    dealers: 'deals {number}–{last}: dealers shifted by a seat, in deal {number} {to} deals, not {from}',
    missing: 'a deal is missing before deal {number}: {deal}',
    missingLast: 'the last deal is missing: {deal}',
    doubled: 'deal {number}, {contract}: typed twice',
    extra: 'deal {number}, {contract}: not on the paper',
    consolation: 'consolation forgotten on the paper: deal {number}, {contract}, {name} {amount}',
    consolationAll:
      'everybody’s consolation forgotten on the paper: deal {number}, {contract}, {amount} in all',
    fine: 'fine of a whister forgotten on the paper: deal {number}, {contract}, {name} {amount} on the mountain',
    fineAll:
      'fines of the whisters forgotten on the paper: deal {number}, {contract}, {amount} on the mountain',
    amnesty: 'amnesty forgotten on the paper: deal {number}, {contract}',
    step: 'raspasy written at step {written}, not {step}, on the paper: deal {number}',
    column:
      'whists in the wrong column of the paper: deal {number}, {contract}, {name} {amount}, column {other} instead of {on}',
    columnReversed:
      'whists written by the wrong player on the paper: deal {number}, {contract}, {on} → {name} {amount} instead of {name} → {on}',
    columnFoot: 'whist columns changed at the foot of the paper: {name} → {on} and {name} → {other}',
    explainsAll: 'One change explains everything:',
    explainsPart: 'Explains {cells} of {of} differences:',
    nothing: 'No single change explains everything.',
    from: 'They part at deal {number}.',
    between: 'They part between deals {from} and {number}.',
    open: 'open deal {number}',
  },
} as const;
