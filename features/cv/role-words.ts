import type { CvRole } from './contract.ts';
import type { PaperTexts } from './texts/paper/texts-for.ts';

/** What the organisation calls it, or else what it is called everywhere. */
export const roleName = ({ title, role }: Pick<CvRole, 'title' | 'role'>, words: PaperTexts): string =>
  title ?? words.roles[role];

/** In years: '2023–nå'. */
export const rolePeriod = ({ state, from, until }: CvRole, words: PaperTexts): string =>
  state === 'ended' && until !== null ? words.years(yearOf(from), yearOf(until)) : words.since_year(yearOf(from));

const yearOf = (day: string): string => day.slice(0, 'YYYY'.length);
