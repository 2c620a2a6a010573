/** Documents: shown without a trace, or for paper, counted by revision. */
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { commit, prepare, type CallContext } from '../context.ts';
import { documentDigest } from '../queries/digests.ts';
import { documentCode, lastPrint, type Print } from '../queries/revisions.ts';
import { documentStates } from '../queries/document-list.ts';
import { documentModel } from '../queries/document-models.ts';
import { renderDocument } from '../documents/index.ts';

type Which = CallParsed<'documents.preview'>;
type Printing = CallParsed<'documents.print'>;
type Rendered = CallOutput<'documents.preview'>;
/** What is kept of a print for a repeated command: it is rendered again. */
export interface KeptPrint extends Print {
  which: Which;
}

export const listDocuments = (
  input: CallParsed<'documents.list'>,
  context: CallContext,
): CallOutput<'documents.list'> => documentStates(context.book, input.locale ?? 'ru');

/** The revision this content is, or would be when it went to paper now. */
function revisionOf(context: CallContext, which: Which): Print {
  const { document, key } = which;
  const digest = documentDigest(context.book, document, key);
  const last = lastPrint(context.book, document, key);
  const same = last !== null && last.digest === digest;
  const revision = last === null ? 1 : same ? last.revision : last.revision + 1;
  const code = documentCode(document, key, revision, digest);
  const previous = revision > 1 ? revision - 1 : null;
  return { digest, revision, code, previous, at: same ? last.at : context.at };
}

async function render(context: CallContext, which: Which, print: Print): Promise<Rendered> {
  const model = documentModel(context.book, which.document, which.key);
  const { bytes, fileName, title, pages } = await renderDocument(which.document, model, {
    ...which.options,
    revision: print.revision,
    previousRevision: print.previous,
    printedAt: print.at,
    code: print.code,
  });
  return {
    bytes: Uint8Array.from(bytes),
    fileName,
    title,
    pages,
    revision: print.revision,
    code: print.code,
  };
}

export function previewDocument(input: Which, context: CallContext): Promise<Rendered> {
  return render(context, input, revisionOf(context, input));
}

/** The entry is written once the document exists: what could not be rendered never left. */
export async function printDocument({ batch, ...input }: Printing, context: CallContext): Promise<Rendered> {
  const print = { ...revisionOf(context, input), at: context.at };
  const { document, key } = input;
  const rendered = await render(context, input, print);
  const { revision, digest, code } = print;
  const payload = { document, key, revision, digest, code };
  const kept: KeptPrint = { ...print, which: input };
  const change = prepare(context, [{ kind: 'document.printed', payload }]);
  if (batch === true) context.book.commit(change, context.name, kept);
  else commit(context, change, kept);
  return rendered;
}

export const rebuildPrint = ({ which, ...print }: KeptPrint, context: CallContext): Promise<Rendered> =>
  render(context, which, print);
