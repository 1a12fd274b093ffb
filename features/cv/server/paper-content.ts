import { z } from 'zod';
import { ROLE_STATES } from '#features/memberships/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { ROLES } from '#features/vocabulary/roles.ts';
import { type CvChoices, MAX_PAPER_LINES } from '../rules.ts';
import type { CvFacts } from './own-cv.ts';

const organisationMinutes = z.object({ name: z.string().nullable(), minutes: z.int() });

/** What was signed. Read back from text that may be years old: what is added later must be optional. */
const paperContent = z.object({
  name: z.string(),
  issuer: z.string(),
  hours: z
    .object({
      total_minutes: z.int(),
      this_year_minutes: z.int(),
      since: z.int().nullable(),
      by_organization: z.array(organisationMinutes),
    })
    .nullable(),
  activities: z
    .array(
      z.object({
        name: z.string(),
        organization: z.string().nullable(),
        shifts: z.int(),
        minutes: z.int(),
        last_on: z.string(),
      }),
    )
    .nullable(),
  roles: z
    .array(
      z.object({
        organization: z.string(),
        role: z.enum(ROLES),
        title: z.string().nullable(),
        state: z.enum(ROLE_STATES),
        from: z.string(),
        until: z.string().nullable(),
      }),
    )
    .nullable(),
  certificates: z
    .array(
      z.object({
        id: ids.stamp,
        name: z.string(),
        organization: z.string(),
        start_at: z.string().nullable(),
        end_at: z.string().nullable(),
        forever: z.boolean(),
      }),
    )
    .nullable(),
});
export type PaperContent = z.infer<typeof paperContent>;

export const readContent = (text: string): PaperContent => paperContent.parse(JSON.parse(text));

/** Only what was chosen, and of that only what is settled: nothing that waits for an answer, is off or has run out. */
export function contentFor(facts: CvFacts, choices: CvChoices, issuer: string): PaperContent {
  const isShown = (part: keyof CvChoices) => choices[part] === 'paper';
  const { total_minutes, this_year_minutes, since, by_organization } = facts.hours;
  return {
    name: facts.name,
    issuer,
    hours: isShown('hours')
      ? { total_minutes, this_year_minutes, since, by_organization: by_organization.slice(0, MAX_PAPER_LINES) }
      : null,
    activities: isShown('activities') ? facts.activities.slice(0, MAX_PAPER_LINES) : null,
    roles: isShown('roles')
      ? facts.roles.filter(({ state }) => state === 'active' || state === 'ended').slice(0, MAX_PAPER_LINES)
      : null,
    certificates: isShown('certificates')
      ? facts.certificates
          .filter(({ status }) => status === 'active' || status === 'not_active_yet')
          .slice(0, MAX_PAPER_LINES)
          .map(({ status: _, ...certificate }) => certificate)
      : null,
  };
}

/** Everything of one's own, for oneself. */
export const ALL_PARTS: CvChoices = { hours: 'paper', activities: 'paper', roles: 'paper', certificates: 'paper' };
