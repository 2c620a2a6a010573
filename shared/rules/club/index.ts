/** A club's rules: patch, reading, application. */
export type { AmountChange, AmountField, ArticleChange, ClubPatch, OwnArticle } from './patch.ts';
export { CLUB_FORMAT, emptyPatch, isEmptyPatch } from './patch.ts';
export type { Amount } from './amounts.ts';
export { amountsOf } from './amounts.ts';
export type { TextField } from './edit.ts';
export { addOwn, removeOwn, resetArticle, setAmount, setSetting, setText } from './edit.ts';
export { applyClub, orderWithClub } from './apply.ts';
export { checkPatch, readPatch } from './readPatch.ts';
export type { SimpleArticle, SimpleWrite } from './simple.ts';
export { simpleArticle } from './simple.ts';
