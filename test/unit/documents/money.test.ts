/** The treasurer's page, the sheet of the whole tournament and the final protocol, read back from the PDF. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../main/service/documents/index.ts';
import type {
  DocumentModel,
  FinalProtocolModel,
  MoneyContent,
  RenderOptions,
  StandingsContent,
  TreasurerModel,
} from '../../../main/service/documents/model.ts';
import { goldenText, readPdf } from '../../fixtures/documents-read.ts';
import { options, settlementModel, standingsModel, tournament } from '../../fixtures/documents.ts';

async function print(model: DocumentModel, more: Partial<RenderOptions> = {}) {
  const made = await renderDocument(model.kind, model, { ...options, ...more });
  return { made, pdf: await readPdf(made.bytes) };
}

const none = { penalty: 0, penaltyMoney: '0', feePaid: 0, prize: 0 };
/**
 * Whist 0,50 ₽, fee 500 ₽, all of it and 100 ₽ more in the fund, two prizes. Верстов +36½ × 50 = 1825 kopecks;
 * Брусницын −125½ → −6275, and −20 whists of penalty = −1000 into the fund; Калачёва +89 → 4450. Fund: 3 × 50 000 +
 * 10 000 + 1000 = 161 000: 60 % = 96 600, 40 % = 64 400. Верстов has paid his fee.
 */
const money: MoneyContent = {
  stakeKopecks: '50',
  plan: {
    ...{ entryFee: 50_000, feeFree: [], feeShare: '1', added: 10_000, penalties: 'fund' },
    prizes: { kind: 'shares', shares: ['3/5', '2/5'] },
  },
  players: [
    {
      ...{
        ...none,
        playerId: 'k',
        name: 'Калачёва',
        full: 'Калачёва Инга Павловна',
        place: '1',
        whists: '89',
      },
      ...{ whistMoney: '4450', play: 4450, feeDue: 50_000, prize: 96_600, balance: 51_050, open: 51_050 },
    },
    {
      ...{
        ...none,
        playerId: 'v',
        name: 'Верстов',
        full: 'Верстов Глеб Андреевич',
        place: '2',
        whists: '73/2',
      },
      ...{ whistMoney: '1825', play: 1825, feeDue: 50_000, feePaid: 50_000, prize: 64_400 },
      ...{ balance: 66_225, open: 60_000 },
    },
    {
      ...{ ...none, playerId: 'b', name: 'Брусницын', full: 'Брусницын Тимур Олегович', place: '3' },
      ...{ whists: '-251/2', penalty: -20, penaltyMoney: '-1000', whistMoney: '-6275', play: -7275 },
      ...{ feeDue: 50_000, balance: -57_275, open: -51_050 },
    },
  ],
  cash: { balance: -60_000, open: -60_000 },
  fund: { total: 161_000, fees: '150000', penalties: '1000', added: 10_000, left: 0 },
  sums: { play: -1000, feesDue: 150_000, feesPaid: 50_000, prizes: 161_000, remains: 0 },
  payments: [
    {
      ...{ paymentId: 'f', from: 'v', to: 'cash', kopecks: 50_000, purpose: 'fee', by: 'Ложкина' },
      at: '2026-11-28T08:05:00.000Z',
    },
    {
      ...{ paymentId: 's', from: 'b', to: 'v', kopecks: 6225, purpose: 'settlement', by: 'Ложкина' },
      at: '2026-11-28T14:31:00.000Z',
    },
  ],
  cancelled: [
    {
      ...{ paymentId: 'x', from: 'b', to: 'k', kopecks: 6225, purpose: 'settlement', by: 'Ложкина' },
      ...{ at: '2026-11-28T14:30:00.000Z', cancelledAt: '2026-11-28T14:31:00.000Z', because: 'не тому' },
    },
  ],
  toCome: [
    { from: 'cash', to: 'v', kopecks: 60_000 },
    { from: 'b', to: 'k', kopecks: 51_050 },
  ],
  unfinished: [],
};
const treasurerModel: TreasurerModel = { kind: 'treasurer', tournament, money };

describe('the treasurer’s page', () => {
  it('fees due and paid, fund and prizes, balances, payments; everything sums to 0', async () => {
    const { made, pdf } = await print(treasurerModel);
    expect(made.pages).toBe(1);
    for (const text of [
      'Призовой фонд 1 610,00 ₽: взносы 1 500,00 ₽, добавлено 100,00 ₽, штрафы 10,00 ₽.',
      'Брусницын −125½ −20 −72,75 −500,00 −572,75 −62,25 −510,50',
      'Касса +10,00 +1 000,00 −1 610,00 −600,00 −600,00',
      'сумма 0 0,00 0,00 0,00 0,00 0,00 0,00',
      'Проверка: балансы игроков +600,00 ₽, кассы −600,00 ₽, вместе 0.',
      '1. Касса → Верстов 600,00 ☐ отдано',
      '28.11.2026 17:31 Брусницын → Верстов расчёт 62,25',
      'Отменено 28.11.2026 17:31: Брусницын → Калачёва, 62,25 ₽. Причина: не тому',
      'ред. 1, напечатано 28.11.2026 17:40 стр. 1 из 1 K7M-2QX',
    ])
      expect(pdf.text).toContain(text);
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/treasurer.txt');
  });

  it('a sum that is not 0 is shouted', async () => {
    const { pdf } = await print({
      ...treasurerModel,
      money: { ...money, cash: { balance: -59_999, open: 0 } },
    });
    expect(pdf.text).toContain('НЕ СХОДИТСЯ');
  });

  it('says what it cancels when it is printed again after a change', async () => {
    const { pdf } = await print(treasurerModel, { revision: 2, previousRevision: 1 });
    expect(pdf.text).toContain('ред. 2, отменяет ред. 1');
  });

  it('two hundred players: nobody is lost, every row is on the page', async () => {
    const [first] = money.players;
    const players = Array.from({ length: 200 }, (_, i) => ({
      ...(first ?? []),
      ...{ playerId: `p${i}`, name: `Игрок${i + 1}`, full: `Игрок${i + 1}` },
    })) as MoneyContent['players'];
    const { pdf } = await print({
      ...treasurerModel,
      money: { ...money, players, payments: [], toCome: [] },
    });
    for (let i = 1; i <= 200; i++) expect(pdf.text).toMatch(new RegExp(`Игрок${i} \\+89 `, 'u'));
  });
});

describe('the sheet of the tournament', () => {
  it('with fees and prizes the cash is a party, and there is room to sign', async () => {
    const { pdf } = await print({
      ...settlementModel,
      scope: 'tournament',
      money: { ...money, payments: [] },
    });
    const last = pdf.pages.at(-1)?.join('\n') ?? '';
    expect(last).toContain('Касса → Верстов');
    expect(last).toContain('подпись');
    expect(last).toContain('вместе 0');
  });
});

/** The table of the fixtures under a plan of its own. */
const planned: StandingsContent = {
  ...standingsModel.standings,
  plan: {
    ...{
      measure: 'average',
      cutoffs: [
        { upTo: 200, factor: '1' },
        { upTo: null, factor: '1/10' },
      ],
    },
    ...{ placeTable: null, tieBreaks: ['bestRound', 'headToHead', 'lot'], lotSeed: '7F3K-92' },
    ...{ minRounds: 2, withdrawn: 'none' },
  },
  cutSum: '-9/10',
  rows: standingsModel.standings.rows.map((row, i) => ({
    ...row,
    by: {
      ...{ score: `${row.total}/3`, rounds: '3', counts: [], ties: [String(100 - i), null, String(i + 1)] },
      ...{ penalty: 0, withdrawn: null },
    },
  })),
};
const finalModel: FinalProtocolModel = {
  kind: 'final-protocol',
  tournament,
  standings: planned,
  prizes: [{ playerId: planned.rows[0]?.playerId ?? '', kopecks: 500_000 }],
  counts: { players: 12, tables: 9, deals: 214, slips: 5, corrections: 1 },
  clubs: { [planned.rows[0]?.playerId ?? '']: 'Тверь' },
  events: [
    { what: 'substitution', round: 2, table: 1, out: 'Верстов Глеб', in: 'Ломов Илья', reason: 'Болезнь.' },
    { what: 'awarded', round: 3, table: 3, reason: 'Стол не играл.', by: 'Черемисин О.' },
    { what: 'brokenOff', round: 3, table: 2, reason: '', by: '' },
    { what: 'withdrawn', name: 'Тальников Егор', round: 3, reason: '' },
  ],
};

describe('the final protocol', () => {
  it('places and how they were found, prizes, everything out of the ordinary, signatures', async () => {
    const { pdf } = await print(finalModel);
    for (const text of [
      'Итоговый протокол',
      '3 тура, 12 игроков, 9 столов, 214 раздач, 5 решений судьи, 1 исправление.',
      'Места по вистам со штрафами в среднем за тур.',
      'до 200 вист считается за 1, дальше за 1/10',
      'При равенстве: лучший тур, личная встреча, жребий (код 7F3K-92)',
      'Отсечки меняют сумму зачтённых вистов на −9/10',
      'вместо «Верстов Глеб» сел «Ломов Илья». Болезнь.',
      'Тур 3, стол 3: результат присуждён судьёй (Черемисин О.). Стол не играл.',
      'Тальников Егор: выбыл с тура 3.',
      'Главный судья Черемисин О.',
      'Казначей',
    ])
      expect(pdf.text.replaceAll('\n', ' ')).toContain(text);
    // 253 in three rounds are 84⅓.
    expect(pdf.text).toMatch(/Верстов .*\+84⅓/u);
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/final-protocol.txt');
  });

  it('of what is not finished says so first', async () => {
    const standings = { ...planned, unfinished: [{ round: 3, table: 1 }] };
    const { pdf } = await print({ ...finalModel, standings });
    expect(pdf.text).toContain('Предварительно. Не окончен 1 лист: тур 3, стол 1');
  });

  it('fifteen rounds and nine keys: the keys stand in a table of their own, names keep their room', async () => {
    const rounds = Array.from({ length: 15 }, (_, i) => i + 1);
    const tieBreaks = [
      ...(planned.plan?.tieBreaks ?? []),
      'tableWins',
      'lastRound',
      'fewerMountain',
    ] as const;
    const standings: StandingsContent = {
      ...planned,
      rounds,
      plan: { ...planned.plan, tieBreaks: [...tieBreaks] } as NonNullable<StandingsContent['plan']>,
      sums: { ...planned.sums, rounds: rounds.map(() => 0) },
      rows: planned.rows.map((row) => ({
        ...row,
        rounds: rounds.map((round) => ({ table: (round % 3) + 1, result: 10 })),
        ...(row.by === undefined ? {} : { by: { ...row.by, ties: tieBreaks.map((_, k) => String(k)) } }),
      })),
    };
    const { pdf } = await print({ kind: 'standings', tournament, standings });
    expect(pdf.text).toContain('Показатели при равенстве');
    for (const row of standings.rows) expect(pdf.text).toContain(row.name);
  });
});
