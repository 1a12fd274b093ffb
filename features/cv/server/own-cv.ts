import { certificatesOf } from '#features/certificates/server/public.ts';
import { rolesOf } from '#features/memberships/server/public.ts';
import { type WorkDone, workDone } from '#features/shifts/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { StampId } from '#features/vocabulary/ids.ts';
import { osloWallTime } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { Cv, CvActivity, CvCertificate, CvHours, CvRole } from '../contract.ts';
import { choicesOf } from './choices.ts';
import { papersOf } from './paper-rows.ts';

/** USR-03: everything that a CV can show, made from what has happened. */
export type CvFacts = {
  name: string;
  hours: CvHours;
  activities: CvActivity[];
  roles: CvRole[];
  certificates: (CvCertificate & { id: StampId })[];
};

export async function ownCv(context: Context, origins: OriginSettings): Promise<Cv> {
  const { certificates, ...facts } = await cvFacts(context);
  return {
    ...facts,
    certificates: certificates.map(({ id: _, ...shown }) => shown),
    choices: await choicesOf(context),
    papers: await papersOf(context, origins),
  };
}

export async function cvFacts(context: Context): Promise<CvFacts> {
  const { id } = actorOf(context);
  const work = await workDone(context, id);
  const roles = await rolesOf(context, id);
  const certificates = await certificatesOf(context, id);
  return {
    name: await nameOf(context),
    hours: hoursIn(work, osloWallTime(context.now).year),
    activities: activitiesIn(work),
    roles: roles.map(({ organisation, organisation_id: _, ...role }) => ({ ...role, organization: organisation })),
    certificates: certificates.map(({ certificate, organisation, ...held }) => ({
      ...held,
      name: certificate,
      organization: organisation,
    })),
  };
}

async function nameOf(context: Context): Promise<string> {
  const { rows } = await rowsOf({ name: text })`
    select name from app_user where id = ${actorOf(context).id}`.execute(context.db);
  return rows[0]?.name ?? '';
}

const minutesOf = (work: readonly WorkDone[]): number => work.reduce((sum, { minutes }) => sum + minutes, 0);

function hoursIn(work: readonly WorkDone[], thisYear: number): CvHours {
  const since = work.length > 0 ? Math.min(...work.map(({ year }) => year)) : null;
  const inYear = (year: number) => minutesOf(work.filter((done) => done.year === year));
  const years = since === null ? [] : Array.from({ length: thisYear - since + 1 }, (_, at) => since + at);
  return {
    total_minutes: minutesOf(work),
    this_year_minutes: inYear(thisYear),
    last_year_minutes: inYear(thisYear - 1),
    since,
    by_year: years.map((year) => ({ year, minutes: inYear(year) })),
    by_organization: [...Map.groupBy(work, ({ organisation_id }) => organisation_id).values()]
      .map((done) => ({ name: done[0]?.organisation ?? null, minutes: minutesOf(done) }))
      .sort((one, other) => other.minutes - one.minutes),
  };
}

/** One line for each activity, also where it went on for years. */
const activitiesIn = (work: readonly WorkDone[]): CvActivity[] =>
  [...Map.groupBy(work, ({ event_id }) => event_id).values()].flatMap((done) => {
    const [newest] = done;
    if (!newest) return [];
    const shifts = done.reduce((sum, year) => sum + year.shifts, 0);
    const { event, organisation, last_on } = newest;
    return [{ name: event, organization: organisation, shifts, minutes: minutesOf(done), last_on }];
  });
