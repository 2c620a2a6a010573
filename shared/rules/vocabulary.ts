/** The vocabulary of the rules in one place: names, conditions, effects, articles, incidents. */
export type * from './vocabulary/names.ts';
export {
  contextIds,
  derivedIds,
  factIds,
  groups,
  impliedIds,
  roleIds,
  rolesIds,
  rulebookIds,
} from './vocabulary/names.ts';
export type * from './vocabulary/conditions.ts';
export type * from './vocabulary/effects.ts';
export type * from './vocabulary/article.ts';
export type {
  Alternative,
  ContractName,
  Facts,
  FactValue,
  Incident,
  IncidentContext,
  RefusalCode,
  Ruling,
  Stage,
  TrumpName,
} from './vocabulary/incident.ts';
export { RulingRefusal } from './vocabulary/incident.ts';
export type { SettingDef, SettingId, Settings } from './vocabulary/settings.ts';
export { resolveSettings, settingDefs, settingsDefault } from './vocabulary/settings.ts';
