/** A fragment of a commentary on bridge Laws 63–64; it rules on nothing of preferans. */
import type { Rulebook } from '../../vocabulary.ts';
import { correctionArticles } from './correction.ts';
import { establishmentArticles } from './establishment.ts';

export const bridgeLaws: Rulebook = {
  id: '002',
  titleRu: 'Комментарий к Правилам 63–64 бриджа (фрагмент)',
  shortRu: 'Правила бриджа',
  edition: 'фрагмент, с пометами DC4',
  law: 'bridge',
  articles: [...correctionArticles, ...establishmentArticles],
  settings: [],
  readings: [
    {
      id: 'B1',
      readingRu: 'Начало и конец фрагмента утрачены: чьё право и каков размер наказания, решает судья.',
      arbiter: true,
    },
    { id: 'B2', readingRu: 'Действие невиновной стороны срок исправления не кончает.' },
    { id: 'B3', readingRu: 'Двенадцатая взятка — только 63.3; в тринадцатой фальшренонса не бывает.' },
    {
      id: 'B4',
      readingRu:
        'Коррекция — по усмотрению судьи: если ущерб найден, восстанавливается положение на момент ошибки.',
      arbiter: true,
    },
    {
      id: 'B5',
      readingRu: 'Исключение 61.5(i) называет судья; без его слова исключения нет.',
      arbiter: true,
    },
    {
      id: 'B6',
      readingRu: 'Чисел во фрагменте нет: устанавливается только, выиграна ли взятка виновным игроком.',
      arbiter: true,
    },
    { id: 'B7', readingRu: 'Вопрос болвана — нарушение 42В1, фальшренонса по 63А4 он не устанавливает.' },
    { id: 'B8', readingRu: 'Лишние слова — следы сканирования, смысла не имеют.' },
  ],
  questionsRu: {
    '002.63.1.who': 'кому принадлежит право и в чём оно состоит: начало фрагмента утрачено',
    '002.63.3.adjust': 'корректировать ли результат; если ущерб найден — да',
    '002.63.4.finding':
      'чем было действие: игрой, обозначением, претензией, уступкой или молчаливым согласием',
    '002.63.5.exception': 'исключение п. 61.5(i); его текста во фрагменте нет',
    '002.64.1.size': 'число взяток: оно стоит в Правиле 64А, вне фрагмента',
  },
};
