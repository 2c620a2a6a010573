/** Readings that a club may switch; the letters are those of the register of readings. */
export interface Settings {
  /** G4: price of a trick «на висте»; left out, the convention's fine decides. */
  whistRemise?: 'full' | 'half';
  /** R33a: «оставшиеся взятки» of ФР 3.3 counted from the discovery or from the revoke. */
  remaining33: 'detection' | 'revoke';
  /** R34c: what «вдвойне» of ФР 3.4.3 doubles. */
  double343: 'remainingOnly' | 'remainingPlusTwo';
  /** R35a: amount of the compensation of ФР 3.5. */
  compensation35: 'table' | 'arbiter';
  /** K1: where «до начала торговли» of НКК 1 ends. */
  art1Test: 'ownSilence' | 'nobodySpoke';
  /** K62a: 30/60/90 of НКК 6.2 in full on each offender, or shared. */
  compensation62: 'perOffender' | 'shared';
  /** Z8: whether the first С8 is dealt again. */
  s8FirstRedeal: 'always' | 'repeatOnly';
}

export type SettingId = keyof Settings;

export const settingsDefault: Readonly<Settings> = {
  remaining33: 'detection',
  double343: 'remainingOnly',
  compensation35: 'table',
  art1Test: 'ownSilence',
  compensation62: 'perOffender',
  s8FirstRedeal: 'always',
};

/** A setting as the settings screen offers it; the first value is the default. */
export interface SettingDef {
  readonly id: SettingId;
  readonly titleRu: string;
  readonly values: readonly { readonly id: string; readonly labelRu: string }[];
  /** Register of readings. */
  readonly reading: string;
}

export const settingDefs: readonly SettingDef[] = [
  {
    id: 'whistRemise',
    titleRu: 'Цена взятки «на висте»',
    values: [
      { id: 'full', labelRu: 'полная цена игры' },
      { id: 'half', labelRu: 'половина цены игры' },
    ],
    reading: 'G4',
  },
  {
    id: 'remaining33',
    titleRu: 'ФР 3.3: оставшиеся взятки считать от',
    values: [
      { id: 'detection', labelRu: 'обнаружения ошибки' },
      { id: 'revoke', labelRu: 'взятки с ошибкой' },
    ],
    reading: 'R33a',
  },
  {
    id: 'double343',
    titleRu: 'ФР 3.4.3: что удваивать',
    values: [
      { id: 'remainingOnly', labelRu: 'только оставшиеся взятки' },
      { id: 'remainingPlusTwo', labelRu: 'оставшиеся и две штрафные' },
    ],
    reading: 'R34c',
  },
  {
    id: 'compensation35',
    titleRu: 'ФР 3.5: размер компенсации',
    values: [
      { id: 'table', labelRu: '30, 60, 90 вистов по шагу распасов' },
      { id: 'arbiter', labelRu: 'назначает судья' },
    ],
    reading: 'R35a',
  },
  {
    id: 'art1Test',
    titleRu: 'НКК 1: граница «до начала торговли»',
    values: [
      { id: 'ownSilence', labelRu: 'сам игрок ещё ничего не сказал' },
      { id: 'nobodySpoke', labelRu: 'заявок ещё не было ни у кого' },
    ],
    reading: 'K1',
  },
  {
    id: 'compensation62',
    titleRu: 'НКК 6.2: 30, 60, 90 вистов',
    values: [
      { id: 'perOffender', labelRu: 'на каждого нарушителя полностью' },
      { id: 'shared', labelRu: 'поровну на двоих' },
    ],
    reading: 'K62a',
  },
  {
    id: 's8FirstRedeal',
    titleRu: 'С8 в первый раз',
    values: [
      { id: 'always', labelRu: 'пересдача всегда' },
      { id: 'repeatOnly', labelRu: 'пересдача только повторно' },
    ],
    reading: 'Z8',
  },
];

/** The club's choice over the defaults. */
export function resolveSettings(chosen: Partial<Settings> = {}): Settings {
  return { ...settingsDefault, ...chosen };
}
