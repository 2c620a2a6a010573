/** An effect as a sentence: present tense, names in the nominative, no verb that depends on gender. */
import type { Effect } from './vocabulary.ts';
import type { Speaker } from './instructions.ts';
import { codexSentence, lawRu, lawSentence, rejectedRu } from './sentencesCodex.ts';
import { form, listRu, pointsRu, tricksRu, whistsRu } from './russian.ts';

const partRu = { penalty: 'штраф', undertricks: 'недобор', awarded: 'засчитано решением' } as const;
const whistsForRu = {
  lostZero: 'упущенная выгода',
  whistTricks: 'за взятки',
  undertricks: 'за подсад',
  arbiter: 'по слову судьи',
} as const;
const cardRu = { exposed: 'карта', found: 'найденная карта', all: 'показанные карты' } as const;

function names(who: string | readonly string[], { name }: Speaker): string {
  return typeof who === 'string' ? name(who) : listRu(who.map(name));
}

/** Raspasy tricks: in the mountain, or in whists of the other players on the offender. */
function tricks(
  player: string,
  count: number,
  points: number,
  what: string,
  raspasy: boolean,
  speaker: Speaker,
) {
  const price = count === 0 ? '' : ` (${tricksRu(count)} × ${points / count})`;
  if (!raspasy || !speaker.raspasyInWhists)
    return `${speaker.name(player)}: в гору ${points}${price}, ${what}`;
  const others = speaker.active.filter((other) => other !== player).map(speaker.name);
  return `${listRu(others)} → ${speaker.name(player)}: по ${whistsRu(points)}${price}, ${what}`;
}

/** How the deal is written down; nothing where the ruling leaves the record alone. */
export function scoringSentence(effect: Extract<Effect, { type: 'scoring' }>): string | undefined {
  switch (effect.mode) {
    case 'playOn':
      return 'Раздача доигрывается, результат пишется как обычно';
    case 'actual':
      return 'Пишется действительный результат';
    case 'actualNoContract':
      return 'Пишется действительный результат, но выигранный контракт не записывается';
    case 'actualNoWhists':
      return 'Разыгрывающий пишет действительный результат, висты не пишет никто';
    case 'none':
      return 'Эта сдача не записывается';
    case 'arbiter':
      return 'Как записать раздачу, решает судья';
    case 'unchanged':
      return undefined;
    case 'ruling':
      break;
  }
  switch (effect.ordinary) {
    case 'none':
      return 'Кроме решения за эту раздачу ничего не пишется';
    case 'others':
      return 'Взятки остальных пишутся как обычно, взятки нарушителя уже в решении';
    case 'all':
    case 'allPlusClaim':
      return 'Взятки, взятые раньше, пишутся как обычно, без амнистии';
    case 'arbiter':
      return 'Как записать взятки, взятые раньше, решает судья';
  }
}

/** @returns the sentence without its full stop, or nothing for an effect that the table need not hear */
export function effectSentence(effect: Effect, speaker: Speaker): string | undefined {
  const { name } = speaker;
  switch (effect.type) {
    case 'mountainTricks': {
      const raspasy = effect.priceBasis === 'raspasyLevel';
      return tricks(effect.player, effect.count, effect.points ?? 0, partRu[effect.part], raspasy, speaker);
    }
    case 'mountainPoints':
      return `${name(effect.player)}: в гору ${pointsRu(effect.points)}`;
    case 'whists':
      return `${name(effect.from)} → ${name(effect.to)}: ${whistsRu(effect.amount ?? 0)}, ${whistsForRu[effect.amountBasis]}`;
    case 'takesRemainingTricks':
      return `Розыгрыш окончен. ${tricks(effect.player, effect.count, effect.points ?? 0, 'за оставшиеся взятки', true, speaker)}`;
    case 'firstTricksTo':
      return `${tricks(effect.player, effect.count, effect.points ?? 0, 'первые взятки', true, speaker)}; взявшие эти взятки их не пишут`;
    case 'adjustTricks':
      return effect.delta < 0
        ? `${name(effect.player)}: засчитывается на ${fewerRu(-effect.delta)} меньше, ${effect.counterparty === null ? 'никому это не переходит' : `в пользу: ${name(effect.counterparty)}`}`
        : `${name(effect.player)}: ${form(effect.delta, 'добавляется', 'добавляются', 'добавляется')} ${tricksRu(effect.delta)}${effect.counterparty === null ? '' : ` из взяток: ${name(effect.counterparty)}`}`;
    case 'correctCard':
      return `${name(effect.player)}: карта заменяется на правильную`;
    case 'mayChangeCard':
      return `${names(effect.players, speaker)}: карту можно сменить без штрафа, она не становится открытой`;
    case 'cardStatus': {
      const open = effect.status === 'open' ? 'открытой' : 'настольной';
      const many = effect.card === 'all';
      return `${name(effect.owner)}: ${cardRu[effect.card]} ${many ? 'становятся' : 'становится'} ${many ? open.replace('ой', 'ыми') : open}`;
    }
    case 'mustPlayOpen':
      return effect.on.length === 1
        ? `${name(effect.player)}: открытая карта играется при первом ходе в её масть`
        : `${name(effect.player)}: открытая карта играется при первой возможности — в масть, на сброс или с хода`;
    case 'banLead': {
      const when = {
        whileOpen: 'пока карта лежит открытой',
        firstTimeOnLead: 'когда впервые получает ход',
        onTurn: 'пока карта лежит на столе',
      }[effect.when];
      return `${name(effect.by)} запрещает ход: ${name(effect.player)} не ходит в эту масть, ${when}`;
    }
    case 'forceLead':
      return effect.what === 'exposedCard'
        ? `По требованию (${names(effect.by, speaker)}): ${name(effect.player)} ближайшим ходом ходит открытой картой`
        : `По приказу (${names(effect.by, speaker)}): ${name(effect.player)} в свой ход ходит в масть этой карты`;
    case 'noBan':
      return `${name(effect.player)}: ход этой картой запретить нельзя (${names(effect.by, speaker)})`;
    case 'giveCard':
      return `Карта возвращается игроку: ${name(effect.to)}`;
    case 'talonTo':
      return `Прикуп получает ${name(effect.player)}`;
    case 'dealerDrawsTalon':
      return `Карты нарушителя и прикуп перемешиваются; ${name(effect.dealer)} вытягивает из них ${effect.count} ${form(effect.count, 'карту', 'карты', 'карт')} прикупа`;
    case 'openAllHands':
      return 'Все карты открываются';
    case 'stopAuction':
      return 'Торговля остановлена';
    case 'loseAuctionRight':
      return `${name(effect.player)} в торговле этой сдачи не участвует`;
    case 'redeal':
      return 'Пересдача, сдаёт тот же игрок';
    case 'replayFrom':
      return replaySentence(effect, speaker);
    case 'playOn':
      return 'Розыгрыш продолжается';
    case 'scoring':
      return scoringSentence(effect);
    case 'allowedBids':
      return `Допустимые слова торговли: ${listRu(effect.values)}`;
    case 'interpretAgainst':
      return `Сомнения толкуются не в пользу нарушителя: ${name(effect.player)}`;
    case 'noPenalty':
      return 'Без штрафа';
    case 'opponentChoice': {
      const choice = speaker.article.choices.find((one) => one.id === effect.choice);
      const label = choice?.options.find((option) => option.id === effect.picked)?.labelRu ?? '';
      return `Выбор (${names(effect.by, speaker)}): ${label}`;
    }
    case 'arbiterDecision':
      return `Решает судья: ${speaker.rulebook.questionsRu[effect.question] ?? effect.question}`;
    case 'claimRejected':
      return rejectedRu[effect.reason];
    case 'seeArticle': {
      const see = speaker.rulebook.articles.find((article) => article.id === effect.article);
      return `Проверить также ${see?.refRu ?? effect.article}${see ? `: ${see.titleRu.toLowerCase()}` : ''}`;
    }
    case 'revokeStatus':
      return effect.established ? 'Фальшренонс установлен' : 'Фальшренонс не установлен';
    case 'correction':
      return {
        allowed: 'Фальшренонс ещё можно исправить',
        closed: 'Исправлять фальшренонс уже нельзя',
        required: 'Фальшренонс должен быть исправлен',
      }[effect.mode];
    case 'penaltyLaw':
      return penaltySentence(effect.law, effect.applies);
    case 'adjustScore':
      return `Результат может быть скорректирован по Правилу ${lawRu(effect.law)}: восстанавливается положение на момент фальшренонса`;
    case 'warning':
    case 'wordStands':
    case 'mayCorrect':
    case 'raiseContract':
    case 'cardNamedBy':
      return codexSentence(effect, name);
    case 'transferTricks':
    case 'sideDuty':
      return lawSentence(effect);
  }
}

const fewerRu = (n: number): string => `${n} ${form(n, 'взятку', 'взятки', 'взяток')}`;

function penaltySentence(law: string, applies: boolean): string {
  if (law === '64A.wonByOffendingPlayer') {
    return `Слова Правила 64А «выиграна виновным игроком» ${applies ? 'выполнены' : 'не выполнены'}`;
  }
  if (law === '61')
    return applies ? 'Это фальшренонс (Закон 61)' : 'Фальшренонса нет: требуемой карты не было (Закон 61)';
  if (law === '42B1') return applies ? 'Нарушено Правило 42В1' : 'Правило 42В1 не нарушено';
  return `Наказание по Правилу ${lawRu(law)} ${applies ? 'применяется' : 'не применяется'}`;
}

function replaySentence(effect: Extract<Effect, { type: 'replayFrom' }>, speaker: Speaker): string {
  const parts = [
    `Карты, сыгранные после ошибки, разбираются и играются заново на открытых картах со взятки ${effect.trick}`,
  ];
  if (effect.doubtsFor !== 'notOffender')
    parts.push(`сомнения — в пользу: ${names(effect.doubtsFor, speaker)}`);
  if (effect.movesOnDemandOf !== null) {
    parts.push(
      `по требованию (${names(effect.movesOnDemandOf, speaker)}) делаются любые разумные ходы, как если бы расклад не был угадан`,
    );
  }
  return parts.join('; ');
}
