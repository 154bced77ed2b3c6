import { printTable } from './report.ts';

const kinds = ['done', 'lost', 'doubled', 'stuck', 'wrong'] as const;

/** How often requested work ended in each way. */
export type Outcomes = Readonly<Record<(typeof kinds)[number], number>>;

export const hasErrors = ({ lost, doubled, stuck, wrong }: Outcomes): boolean =>
  lost + doubled + stuck + wrong > 0;

/** Prints the outcomes of each kind of work. Returns true if all of it is done without an error. */
export function reportOutcomes(
  profile: string,
  work: Readonly<Record<string, { readonly requested: number; readonly outcomes: Outcomes }>>,
): boolean {
  printTable(
    [profile, 'requested', ...kinds],
    Object.entries(work).map(([name, { requested, outcomes }]) => [
      name,
      ...[requested, ...kinds.map((kind) => outcomes[kind])].map(String),
    ]),
  );
  return Object.values(work).every(
    ({ requested, outcomes }) => outcomes.done === requested && !hasErrors(outcomes),
  );
}
