/** The sections of the window: one entry each, in the order of the rail. */
import type { Component } from 'vue';
import type { SectionId } from '../stores/nav.ts';
import BackupSection from '../features/backup/BackupSection.vue';
import EntrySection from '../features/entry/EntrySection.vue';
import HelpSection from '../features/help/HelpSection.vue';
import IncidentSection from '../features/incident/IncidentSection.vue';
import PlayersSection from '../features/players/PlayersSection.vue';
import PrintSection from '../features/print/PrintSection.vue';
import SettlementSection from '../features/settlement/SettlementSection.vue';
import StandingsSection from '../features/standings/StandingsSection.vue';
import TournamentSection from '../features/tournament/TournamentSection.vue';

export interface Section {
  id: SectionId;
  /** Function key that opens it. */
  key: string;
  /** Key of its name in `shared/locales`. */
  title: string;
  component: Component;
  /** At the foot of the rail. */
  end?: true;
  /** Opens over the section in hand (a dialog), which stays on the page. */
  over?: true;
}

export const sections: readonly Section[] = [
  { id: 'tournament', key: 'F2', title: 'ui.section.tournament', component: TournamentSection },
  { id: 'entry', key: 'F3', title: 'ui.section.entry', component: EntrySection },
  { id: 'incident', key: 'F4', title: 'ui.section.incident', component: IncidentSection, over: true },
  { id: 'standings', key: 'F5', title: 'ui.section.standings', component: StandingsSection },
  { id: 'settlement', key: 'F6', title: 'ui.section.settlement', component: SettlementSection },
  { id: 'players', key: 'F7', title: 'ui.section.players', component: PlayersSection },
  { id: 'print', key: 'F8', title: 'ui.section.print', component: PrintSection },
  { id: 'backup', key: 'F9', title: 'ui.section.backup', component: BackupSection },
  { id: 'help', key: 'F1', title: 'ui.section.help', component: HelpSection, end: true, over: true },
];

export const sectionOf = (id: SectionId): Section | undefined =>
  sections.find((section) => section.id === id);
