/** «Фальшренонс»: undated, unsigned. */
import type { Rulebook } from '../../vocabulary.ts';
import { closedArticles } from './closed.ts';
import { contractArticles } from './contract.ts';
import { raspasyArticles } from './raspasy.ts';
import { readings } from './readings.ts';
import { shortTitles } from '../shortTitles.ts';

export const falshrenons: Rulebook = {
  id: '000',
  titleRu: 'Фальшренонс',
  shortRu: shortTitles['000'],
  edition: 'без даты и подписи',
  law: 'preferans',
  articles: [...contractArticles, ...raspasyArticles, ...closedArticles],
  settings: ['whistRemise', 'remaining33', 'double343', 'compensation35'],
  readings,
  questionsRu: {
    '000.1.2.move': 'спорный ход при переигровке; если он не противоречит здравому смыслу, он делается',
    '000.2.2.knowledge':
      'помогло ли знание расклада выиграть контракт; если не показано, контракт записывается',
    '000.3.3.between': 'взятки между ошибкой и обнаружением; второй раз они не пишутся',
    '000.3.5.analysis': 'анализ расклада; компенсация только тому, кто до ошибки был без взяток',
  },
};
