/** The context of the incident: what the deal tells, then what was answered. */
import type { IncidentContext } from '../vocabulary.ts';
import type { State } from './state.ts';
import { impliedKind } from './state.ts';
import type { DialogContext, Kind } from './types.ts';

/** What is going on at the table. */
export function kindOf(context: DialogContext, state: State): Kind | undefined {
  const answered = state.context['kind'];
  return context.kind ?? (answered === undefined ? impliedKind(state.happened) : (String(answered) as Kind));
}

function answered<K extends keyof IncidentContext>(
  name: K,
  context: DialogContext,
  state: State,
): IncidentContext[K] | undefined {
  const known = context[name as keyof DialogContext] as IncidentContext[K] | undefined;
  return known ?? (state.context[name] as IncidentContext[K] | undefined);
}

/** Contract and declarer of a contract, step of a raspasy, and what an auction asks. */
export function incidentContext(context: DialogContext, state: State): IncidentContext {
  const { convention, options, players } = context;
  const kind = kindOf(context, state);
  const result: IncidentContext = { convention, players };
  if (options !== undefined) result.options = options;
  const set = <K extends keyof IncidentContext>(name: K, value: IncidentContext[K] | undefined): void => {
    if (value !== undefined) result[name] = value;
  };
  set('dealer', answered('dealer', context, state));
  set('declarer', answered('declarer', context, state));
  if (kind === 'contract' || kind === 'misere') {
    set('contract', kind === 'misere' ? 'misere' : answered('contract', context, state));
    set('trump', answered('trump', context, state));
  } else if (kind !== undefined) {
    // Without a contract the step makes it a raspasy; in the auction it prices НКК 2.2.
    set('raspasyLevel', answered('raspasyLevel', context, state));
  }
  // The last bid prices an illegal order too, whatever was recorded of the deal (K96 3.4.4).
  set('stoppedBid', answered('stoppedBid', context, state));
  if (kind !== undefined) set('stage', kind === 'misere' ? 'contract' : kind);
  return result;
}
