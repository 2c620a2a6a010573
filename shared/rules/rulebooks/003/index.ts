/** «Таблицы ошибок», D. Zinin, April 2000, after the codex of 1996. */
import type { Rulebook } from '../../vocabulary.ts';
import { auctionArticles } from './auction.ts';
import { behaviourArticles } from './behaviour.ts';
import { cutAndTalonArticles } from './cutAndTalon.ts';
import { dealArticles } from './deal.ts';
import { orderArticles } from './order.ts';
import { playArticles } from './play.ts';
import { readings } from './readings.ts';
import { turnArticles } from './turns.ts';
import { shortTitles } from '../shortTitles.ts';

export const errorTables: Rulebook = {
  id: '003',
  titleRu: 'Таблицы ошибок (Д. Зинин)',
  shortRu: shortTitles['003'],
  edition: 'апрель 2000 года, по Кодексу 1996 года',
  law: 'preferans',
  articles: [
    ...dealArticles,
    ...cutAndTalonArticles,
    ...auctionArticles,
    ...orderArticles,
    ...playArticles,
    ...turnArticles,
    ...behaviourArticles,
  ],
  settings: ['whistRemise', 's8FirstRedeal'],
  readings,
  questionsRu: {
    '003.S2.late': 'сдача уже окончена; она остаётся в силе, штрафа нет',
    '003.S3.late': 'торговля уже началась; сдача остаётся в силе, штрафа нет',
    '003.S4.late': 'торговля уже началась; сдача остаётся в силе, штрафа нет',
    '003.S9.late': 'сдача уже окончена; она остаётся в силе',
    '003.T1.raspasy': 'распасы, запрещать ход некому; санкции нет',
    '003.T3B.damage': 'размер ущерба каждому пострадавшему',
    '003.T4.games': 'какие игры и с каким результатом назначаются не закончившим торговлю',
    '003.Z1.proof': 'доказан ли недобор; принимается только неизбежный при любой игре',
    '003.R2.proof': 'доказан ли недобор; принимается только доказанный вистующими',
    '003.R3.catcher': 'ошибся ловящий на мизере; взятка разыгрывающему не добавляется',
    '003.R5.more': 'наказание больше одной взятки; без его слова — одна',
  },
};
