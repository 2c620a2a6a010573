/** The printed documents: plain data in, the bytes of a PDF out. pdfmake is loaded with the first document. */
import type { DocumentKind } from '../../../shared/ipc/schemas/views.ts';
import { blankSheets, blankSheetsTitle } from './blank-sheets.ts';
import { fileNameOf, oneLine } from './clean.ts';
import { corrections, correctionsTitle } from './corrections.ts';
import { contextOf, type Context } from './context.ts';
import { layOut, type Layout } from './engine.ts';
import { finalProtocol, finalProtocolTitle } from './final-protocol.ts';
import { incidents, incidentsTitle } from './incidents.ts';
import type { DocumentModel, ModelFor, RenderedDocument, RenderOptions, Titled } from './model.ts';
import { protocol, protocolTitle } from './protocol.ts';
import { rulingSlips, slipsTitle } from './ruling-slip.ts';
import { seating, seatingTitle } from './seating.ts';
import { settlement, settlementTitle } from './settlement.ts';
import { pulkaSheets, sheetsTitle } from './sheet.ts';
import { standings, standingsTitle } from './standings.ts';
import { treasurer, treasurerTitle } from './treasurer.ts';

export type * from './model.ts';
export { sheetContent, slipContent, standingsContent } from './model.ts';

function layoutOf(context: Context, model: DocumentModel): Layout {
  switch (model.kind) {
    case 'seating':
      return seating(context, model);
    case 'blank-sheets':
      return blankSheets(context, model);
    case 'ruling-slip':
      return rulingSlips(context, model);
    case 'sheet':
      return pulkaSheets(context, model);
    case 'protocol':
      return protocol(context, model);
    case 'incidents':
      return incidents(context, model);
    case 'corrections':
      return corrections(context, model);
    case 'standings':
      return standings(context, model);
    case 'settlement':
      return settlement(context, model);
    case 'treasurer':
      return treasurer(context, model);
    case 'final-protocol':
      return finalProtocol(context, model);
  }
}

function titleOf(context: Context, model: Titled): string {
  switch (model.kind) {
    case 'seating':
      return seatingTitle(context, model);
    case 'blank-sheets':
      return blankSheetsTitle(context, model);
    case 'ruling-slip':
      return slipsTitle(context, model);
    case 'sheet':
      return sheetsTitle(context, model);
    case 'protocol':
      return protocolTitle(context, model);
    case 'incidents':
      return incidentsTitle(context);
    case 'corrections':
      return correctionsTitle(context);
    case 'standings':
      return standingsTitle(context, model.standings);
    case 'settlement':
      return settlementTitle(context, model);
    case 'treasurer':
      return treasurerTitle(context);
    case 'final-protocol':
      return finalProtocolTitle(context);
  }
}

/**
 * Titles of documents as they are listed, without the tournament: «Расчёт: тур 3, стол 2». The texts and the clock are
 * got ready once.
 */
export function documentTitles(options: RenderOptions): (model: Titled) => string {
  const context = contextOf(options);
  return (model) => titleOf(context, model);
}

/**
 * Renders a document. The same model and options give the same bytes.
 * @throws RangeError when the time zone is unknown
 * @throws ProblemError when a sheet's options contradict each other
 */
export async function renderDocument<K extends DocumentKind>(
  kind: K,
  model: ModelFor<K>,
  options: RenderOptions,
): Promise<RenderedDocument> {
  const context = contextOf(options);
  const own: DocumentModel = model;
  if (own.kind !== kind) throw new RangeError(`a model of ${own.kind}, asked for ${kind}`);
  const short = titleOf(context, own);
  const title = oneLine(`${own.tournament.name}: ${short}`);
  const { bytes, pages } = await layOut(layoutOf(context, own), {
    title,
    printedAt: options.printedAt,
    locale: options.locale,
  });
  const revision =
    options.revision > 1 ? ` ${context.t('document.revision', { revision: options.revision })}` : '';
  return { bytes, fileName: fileNameOf(`${own.tournament.name} ${short}${revision}`), title, pages };
}
