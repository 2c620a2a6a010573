/** Facts of the text on revokes. */
import type { FactDef } from '../../vocabulary.ts';
import { all, any, eachAbove, eachIs, is, never, not, oneOf, setting, some } from '../../build.ts';

export const offender = {
  id: 'offender',
  kind: 'player',
  among: 'active',
  askRu: 'Кто ошибся?',
  sayRu: 'Нарушитель: {value}.',
} as const satisfies FactDef;

export const noticed = {
  id: 'noticed',
  kind: 'enum',
  askRu: 'Когда заметили?',
  values: [
    { id: 'beforeNextPlayer', labelRu: 'до карты следующего игрока (распасы)' },
    { id: 'afterNextPlayer', labelRu: 'после карты следующего игрока, та же взятка (распасы)' },
    { id: 'beforeNextTrick', labelRu: 'до начала следующей взятки (игра)' },
    { id: 'laterPlay', labelRu: 'в ходе дальнейшего розыгрыша' },
    { id: 'afterClaimCheck', labelRu: 'после закрытия карт и проверки' },
    { id: 'afterPlayBeforeMixed', labelRu: 'розыгрыш окончен, карты ещё не смешаны' },
    { id: 'afterMixed', labelRu: 'карты уже смешаны' },
  ],
  sayRu: {
    beforeNextPlayer: 'Замечено до карты следующего игрока.',
    afterNextPlayer: 'Замечено после карты следующего игрока, в той же взятке.',
    beforeNextTrick: 'Замечено до начала следующей взятки.',
    laterPlay: 'Замечено в ходе дальнейшего розыгрыша.',
    afterClaimCheck: 'Замечено после закрытия карт и проверки.',
    afterPlayBeforeMixed: 'Замечено после розыгрыша, карты ещё не смешаны.',
    afterMixed: 'Замечено, когда карты уже смешаны.',
  },
} as const satisfies FactDef;

export const revokeKind = {
  id: 'revokeKind',
  kind: 'enum',
  askRu: 'В чём состояла ошибка?',
  values: [
    { id: 'otherSuit', labelRu: 'положена другая масть при наличии требуемой' },
    { id: 'ruffedHoldingSuit', labelRu: 'бито козырем при наличии масти' },
    { id: 'didNotRuffWhenVoid', labelRu: 'масти нет, козырь есть, но не бито' },
  ],
  requiredIf: never,
  default: 'otherSuit',
  // Without a trump there is only one kind (R0b).
  askIf: all(is('dealKind', 'contract'), not(oneOf('trump', 'NT', 'none'))),
} as const satisfies FactDef;

export const revokeTrick = {
  id: 'revokeTrick',
  kind: 'int',
  min: 1,
  max: 9,
  askRu: 'В какой взятке ошибка?',
  hintRu: 'В десятой взятке фальшренонса быть не может: карта одна.',
} as const satisfies FactDef;

export const made = {
  id: 'made',
  kind: 'boolean',
  askRu: 'После переигровки контракт выигран?',
  sayRu: { yes: 'После переигровки контракт выигран.', no: 'После переигровки контракт не выигран.' },
} as const satisfies FactDef;

export const knowledgeHelped = {
  id: 'knowledgeHelped',
  kind: 'boolean',
  askRu: 'Знание расклада помогло выиграть?',
  hintRu: 'Решает судья; без его слова — нет (R22c).',
  byArbiter: true,
  requiredIf: never,
  default: false,
  askIf: is('made', true),
  sayRu: { yes: 'Знание расклада помогло выиграть.' },
} as const satisfies FactDef;

export const hand = {
  id: 'hand',
  kind: 'int',
  min: 1,
  max: 3,
  askRu: 'Какой рукой играл нарушитель в этой взятке?',
  hintRu: 'Считаются только игроки: карта прикупа рукой не считается (R32c).',
  sayRu: 'Рука нарушителя во взятке: {value}.',
} as const satisfies FactDef;

export const playedAfter = {
  id: 'playedAfter',
  kind: 'int',
  min: 1,
  max: 2,
  askRu: 'Сколько игроков уже положили карту после нарушителя в этой взятке?',
  sayRu: 'Карт после нарушителя в той же взятке: {value}.',
} as const satisfies FactDef;

export const couldChoose = {
  id: 'couldChoose',
  kind: 'boolean',
  askRu: 'Вторая рука: можно было и бить, и не бить карту первого?',
  hintRu: 'По картам нарушителя в масти хода (R32a).',
  sayRu: {
    yes: 'Вторая рука могла и бить, и не бить.',
    no: 'Выбора бить или не бить у второй руки не было.',
  },
} as const satisfies FactDef;

/** On the way to 3.2 only a second hand is asked. */
export const couldChooseIfSecond = {
  ...couldChoose,
  requiredIf: is('hand', 2),
  default: false,
} as const satisfies FactDef;

export const taken = {
  id: 'taken',
  kind: 'int',
  min: 0,
  max: 10,
  per: 'active',
  dealerMax: 2,
  askRu: 'Сколько законченных взяток у каждого, когда остановили?',
  sayRu: 'К этому времени взято: {value}.',
} as const satisfies FactDef;

export const closer = {
  id: 'closer',
  kind: 'player',
  among: 'active',
  askRu: 'Кто взял взятку с ошибкой и закрылся?',
  sayRu: 'Закрылся игрок: {value}.',
} as const satisfies FactDef;

export const influence = {
  id: 'influence',
  kind: 'enum',
  askRu: 'Мог ли фальшренонс повлиять на результат?',
  byArbiter: true,
  values: [
    { id: 'none', labelRu: 'не повлиял' },
    { id: 'possible', labelRu: 'мог повлиять' },
    { id: 'offenderTookAll', labelRu: 'при правильной игре все оставшиеся брал нарушитель' },
  ],
  sayRu: {
    none: 'Фальшренонс на результат не повлиял.',
    possible: 'Фальшренонс мог повлиять на результат.',
    offenderTookAll: 'При правильной игре все оставшиеся взятки брал нарушитель.',
  },
} as const satisfies FactDef;

export const mainArticle = {
  id: 'mainArticle',
  kind: 'enum',
  askRu: 'По какой статье прекращён розыгрыш?',
  values: [
    { id: '000.3.2E', labelRu: 'ФР 3.2, исключение' },
    { id: '000.3.3.1', labelRu: 'ФР 3.3.1' },
    { id: '000.3.3.2', labelRu: 'ФР 3.3.2' },
    { id: '000.3.4.2', labelRu: 'ФР 3.4.2' },
    { id: '000.3.4.3', labelRu: 'ФР 3.4.3' },
  ],
} as const satisfies FactDef;

export const takenBefore = {
  id: 'takenBefore',
  kind: 'int',
  min: 0,
  max: 9,
  per: 'others',
  askRu: 'Сколько взяток было до ошибки?',
  sayRu: 'До ошибки взято: {value}.',
} as const satisfies FactDef;

export const couldZero = {
  id: 'couldZero',
  kind: 'boolean',
  per: 'others',
  byArbiter: true,
  askRu: 'Можно ли было не взять ни одной взятки?',
  hintRu: 'Анализ расклада при верной игре противников (ФР 3.5).',
  // A trick taken before the revoke bars the player (R35b).
  askPer: { when: eachIs('takenBefore', 0), otherwise: false },
  sayRu: { yes: 'По анализу расклада ноль был возможен: {players}.', no: 'Ноль был невозможен: {players}.' },
} as const satisfies FactDef;

export const arbiterWhists = {
  id: 'arbiterWhists',
  kind: 'int',
  min: 0,
  max: 1000,
  per: 'others',
  byArbiter: true,
  askRu: 'Сколько вистов компенсации?',
  requiredIf: all(setting('compensation35', 'arbiter'), some('others', eachIs('couldZero', true))),
  askPer: { when: eachIs('couldZero', true), otherwise: 0 },
} as const satisfies FactDef;

/** Two forms of a revoke need a trump (R0b). */
export const trumpForms = oneOf('revokeKind', 'ruffedHoldingSuit', 'didNotRuffWhenVoid');
export const noTrump = any(oneOf('trump', 'NT', 'none'));
export const zeroAfterTrick = all(eachIs('couldZero', true), eachAbove('takenBefore', 0));
