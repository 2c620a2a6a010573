/** What a narrow window shows above the line, one at a time. */
export const PANES = ['deals', 'pulka', 'paper'] as const;
export type Pane = (typeof PANES)[number];
