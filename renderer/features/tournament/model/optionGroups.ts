/** The options of a convention in the order and groups in which they are asked. */
import type { Options } from '../../../../shared/domain/types.ts';

export const optionGroups: readonly { id: string; names: readonly (keyof Options)[] }[] = [
  {
    id: 'whists',
    names: [
      'trickPriceFactor',
      'whistResponsibility',
      'remiseSharing',
      'consolation',
      'consolationToDealer',
      'secondWhisterAnswers',
      'whistShortage',
      'halfWhist',
    ],
  },
  { id: 'contracts', names: ['stalingrad', 'tenGame', 'withoutThree'] },
  {
    id: 'raspasy',
    names: [
      'raspasyTarget',
      'raspasyPrice',
      'raspasyProgression',
      'raspasyCap',
      'raspasyReset',
      'amnesty',
      'zeroBonus',
      'zeroBonusToDealer',
    ],
  },
  { id: 'end', names: ['poolClosing', 'whistsPerPoolPoint'] },
];
