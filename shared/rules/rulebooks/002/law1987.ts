/** Facts of the Laws of 1987 that complete the fragment: revoker, hand, tricks of the offending side. */
import type { FactDef } from '../../vocabulary.ts';
import { atLeast, is, oneOf } from '../../build.ts';

export const MARK = 'Законы 1987';

export const couldFollow = {
  id: 'couldFollow',
  kind: 'boolean',
  askRu: 'Мог ли игрок положить требуемую карту?',
  hintRu: 'Карту масти или карту, которую требует закон либо наказание (61).',
  sayRu: { yes: 'Требуемую карту положить было можно.', no: 'Требуемой карты не было.' },
} as const satisfies FactDef;

export const isEstablished = {
  id: 'established',
  kind: 'boolean',
  askRu: 'Фальшренонс установлен?',
} as const satisfies FactDef;

export const revoker = {
  id: 'revoker',
  kind: 'enum',
  askRu: 'Из чьей руки карта с фальшренонсом?',
  values: [
    { id: 'defender', labelRu: 'защитника' },
    { id: 'declarer', labelRu: 'разыгрывающего' },
    { id: 'dummy', labelRu: 'болвана или иной открытой руки' },
  ],
  sayRu: {
    defender: 'Фальшренонс защитника.',
    declarer: 'Фальшренонс разыгрывающего.',
    dummy: 'Карта из открытой руки.',
  },
} as const satisfies FactDef;

export const cardsAfter = {
  id: 'cardsAfter',
  kind: 'enum',
  askRu: 'Кто положил карту после фальшренонса, до обращения внимания?',
  values: [
    { id: 'nobody', labelRu: 'никто' },
    { id: 'opponents', labelRu: 'только невиновная сторона' },
    { id: 'both', labelRu: 'невиновная сторона и следующий игрок виновной' },
  ],
} as const satisfies FactDef;

export const lawEvent = {
  id: 'lawEvent',
  kind: 'enum',
  askRu: 'Что произошло после фальшренонса?',
  values: [
    { id: 'nothing', labelRu: 'ничего' },
    { id: 'plays', labelRu: 'сыграна карта в следующую взятку' },
    { id: 'designates', labelRu: 'обозначена карта для следующей взятки' },
    { id: 'claims', labelRu: 'претензия, уступка или согласие с ними' },
    { id: 'illegalAsk', labelRu: 'партнёр-защитник спросил вопреки 61В' },
  ],
} as const satisfies FactDef;

export const exception64 = {
  id: 'exception64',
  kind: 'enum',
  askRu: 'Есть ли исключение 64В?',
  values: [
    { id: 'none', labelRu: 'нет' },
    { id: 'secondInSuit', labelRu: 'второй фальшренонс того же игрока в той же масти' },
    { id: 'facedHand', labelRu: 'карта из открытой руки (болван)' },
    { id: 'nextDealCalled', labelRu: 'соперники уже сделали заявку в следующей сдаче' },
    { id: 'roundEnded', labelRu: 'тур окончен' },
    { id: 'twelfthTrick', labelRu: 'двенадцатая взятка' },
  ],
  sayRu: {
    none: 'Исключений 64В нет.',
    secondInSuit: 'Второй фальшренонс того же игрока в той же масти.',
    facedHand: 'Карта лежала в открытой руке.',
    nextDealCalled: 'Соперники уже сделали заявку в следующей сдаче.',
    roundEnded: 'Тур окончен.',
    twelfthTrick: 'Фальшренонс в двенадцатой взятке.',
  },
} as const satisfies FactDef;

/** The trick of the revoke; the last that 64A knows is the eleventh, for two tricks follow at most. */
export const lawTrick = {
  id: 'trick',
  kind: 'int',
  min: 1,
  max: 12,
  askRu: 'Номер взятки с фальшренонсом?',
  sayRu: 'Фальшренонс во взятке: {value}.',
} as const satisfies FactDef;

export const trickWonBy = {
  id: 'wonBy',
  kind: 'enum',
  askRu: 'Кто выиграл взятку с фальшренонсом?',
  values: [
    { id: 'offender', labelRu: 'нарушитель' },
    { id: 'partner', labelRu: 'его партнёр' },
    { id: 'opponents', labelRu: 'соперники' },
  ],
  sayRu: {
    offender: 'Взятку выиграл нарушитель.',
    partner: 'Взятку выиграл партнёр нарушителя.',
    opponents: 'Взятку выиграли соперники.',
  },
} as const satisfies FactDef;

export const sideTricks = {
  id: 'sideTricks',
  kind: 'int',
  min: 0,
  max: 13,
  askRu: 'Сколько взяток взяла виновная сторона, начиная с этой?',
  hintRu: 'Вместе со взяткой фальшренонса, если она её.',
  sayRu: 'Взяток виновной стороны, начиная с этой: {value}.',
} as const satisfies FactDef;

export const laterWithSuit = {
  id: 'laterWithSuit',
  kind: 'boolean',
  askRu: 'Взял ли нарушитель потом взятку картой, которой мог сыграть во взятке фальшренонса?',
  requiredIf: oneOf('wonBy', 'partner', 'opponents'),
  default: false,
  sayRu: {
    yes: 'Потом нарушитель взял взятку картой той же масти.',
    no: 'Картой той же масти нарушитель взяток не брал.',
  },
} as const satisfies FactDef;

export const lawDamage = {
  id: 'damage',
  kind: 'boolean',
  byArbiter: true,
  askRu: 'Невиновная сторона возмещена недостаточно?',
  hintRu: 'По 64С директор корректирует результат, каково бы ни было наказание.',
  sayRu: { yes: 'Возмещение недостаточно.', no: 'Возмещение достаточно.' },
} as const satisfies FactDef;

export const noException = is('exception64', 'none');
export const wonSomething = atLeast('sideTricks', 1);
