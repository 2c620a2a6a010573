/** «Кодекс преферанса» of 30 October 1996: the rulings that the tables of errors do not hold. */
import type { Rulebook } from '../../vocabulary.ts';
import { auctionArticles } from './auction.ts';
import { dealArticles } from './deal.ts';
import { playArticles } from './play.ts';
import { readings } from './readings.ts';
import { sheetArticles } from './sheet.ts';
import { shortTitles } from '../shortTitles.ts';

export const codex1996: Rulebook = {
  id: 'codex-1996',
  titleRu: 'Кодекс преферанса',
  shortRu: shortTitles['codex-1996'],
  edition: '30 октября 1996 года',
  law: 'preferans',
  articles: [...dealArticles, ...auctionArticles, ...playArticles, ...sheetArticles],
  settings: ['whistRemise'],
  readings,
  questionsRu: {
    'codex-1996.3.2.14.proof': 'подтверждается ли претензия; если да — пересдача',
    'codex-1996.3.4.7.top': 'как играть, если ступени выше нет; без его слова — по сказанному заказу',
    'codex-1996.3.9.14.3.damage': 'размер доказанного ущерба каждому пострадавшему',
    'codex-1996.3.9.16.more': 'переходит ли больше одной взятки; без его слова — одна',
    'codex-1996.3.9.16.catcher': 'ошибся ловящий на мизере; взятка разыгрывающему не добавляется',
    'codex-1996.3.9.18.proof': 'доказан ли недобор; принимается только доказанный вистующими',
    'codex-1996.4.2.16.judge': 'что нарушено и по какой статье; без его слова запись не меняется',
    'codex-1996.4.2.16.appeal': 'удовлетворить ли жалобу; без его слова решение остаётся',
  },
};
