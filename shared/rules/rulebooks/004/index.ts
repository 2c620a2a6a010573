/** «Неверное количество карт»: undated, unsigned. */
import type { Rulebook } from '../../vocabulary.ts';
import { auctionArticles } from './auction.ts';
import { contractArticles } from './contract.ts';
import { raspasyArticles } from './raspasy.ts';
import { readings } from './readings.ts';
import { shortTitles } from '../shortTitles.ts';

export const wrongCardCount: Rulebook = {
  id: '004',
  titleRu: 'Неверное количество карт',
  shortRu: shortTitles['004'],
  edition: 'без даты и подписи',
  law: 'preferans',
  articles: [...auctionArticles, ...contractArticles, ...raspasyArticles],
  settings: ['whistRemise', 'art1Test', 'compensation62'],
  readings,
  questionsRu: {},
};
