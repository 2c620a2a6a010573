/** The sections of the window: one entry each, in the order of the rail. */
import type { Component } from 'vue';
import type { SectionId } from '../stores/nav.ts';
import EntrySection from '../features/entry/EntrySection.vue';
import { later } from '../ui/later.ts';

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
  {
    id: 'tournament',
    key: 'F2',
    title: 'ui.section.tournament',
    component: later(() => import('../features/tournament/TournamentSection.vue')),
  },
  { id: 'entry', key: 'F3', title: 'ui.section.entry', component: EntrySection },
  {
    id: 'incident',
    key: 'F4',
    title: 'ui.section.incident',
    component: later(() => import('../features/incident/IncidentSection.vue')),
    over: true,
  },
  {
    id: 'standings',
    key: 'F5',
    title: 'ui.section.standings',
    component: later(() => import('../features/standings/StandingsSection.vue')),
  },
  {
    id: 'settlement',
    key: 'F6',
    title: 'ui.section.settlement',
    component: later(() => import('../features/settlement/SettlementSection.vue')),
  },
  {
    id: 'players',
    key: 'F7',
    title: 'ui.section.players',
    component: later(() => import('../features/players/PlayersSection.vue')),
  },
  {
    id: 'print',
    key: 'F8',
    title: 'ui.section.print',
    component: later(() => import('../features/print/PrintSection.vue')),
  },
  {
    id: 'backup',
    key: 'F9',
    title: 'ui.section.backup',
    component: later(() => import('../features/backup/BackupSection.vue')),
  },
  {
    id: 'help',
    key: 'F1',
    title: 'ui.section.help',
    component: later(() => import('../features/help/HelpSection.vue')),
    end: true,
    over: true,
  },
];

export const sectionOf = (id: SectionId): Section | undefined =>
  sections.find((section) => section.id === id);
