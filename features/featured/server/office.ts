import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { tellOfEvent } from '#features/events/server/public.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { addDays, shortDate, startOfDay } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { type OfficeFeatured, officeFeatured } from '../contract.ts';
import { mayFeature } from '../policy.ts';
import { MAX_DAYS_AHEAD, MAX_FEATURED } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';

/** Of `event e` in `event_place p`: that the municipality's list has it, and that it takes place. */
const isListed = (office: number) =>
  sql`p.event_id = e.id and p.municipality_id = ${office} and p.next_start_at is not null and e.status = 'published'`;

/** What is chosen and not listed is neither shown nor counted. */
const featuredIn = (office: number, now: Date) => sql`
  featured_event f
  join event e on e.id = f.event_id
  join event_place p on ${isListed(office)}
  where f.municipality_id = ${office} and f.ends_at > ${now}`;

const featuredRow = officeFeatured.omit({ last_day: true }).extend({ ends_at: text });

/** DSH-03: what the municipality features, the next first. */
export async function officeFeaturedEvents(context: Context, office: number): Promise<OfficeFeatured[]> {
  const { actor, db, now } = context;
  if (!mayFeature(actor, office)) refuse('not_found');
  const { rows } = await rowsOf(featuredRow)`
    select e.id, e.name,
      coalesce((select o.name from organisation o where o.id = e.organisation_id), e.source_name) as organiser,
      e.source as event_source, case when e.source = 'local' then null else e.external_id end as activity_id, f.ends_at
    from ${featuredIn(office, now)}
    order by p.next_start_at, e.id
    limit ${MAX_FEATURED}`.execute(db);
  // It ends where the next day begins.
  return rows.map(({ ends_at, ...row }) => ({ ...row, last_day: shortDate(new Date(Date.parse(ends_at) - 1)) }));
}

type Choice = { office: number; last_day: string };

export async function featureEvent(context: Context, id: EventId, { office, last_day }: Choice): Promise<undefined> {
  if (!mayFeature(context.actor, office)) refuse('not_found');
  demandDay(context, last_day);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    // One choice of a municipality at a time, so that what is counted is true.
    await lockMunicipality(db, office);
    const name = await demandListed(inside, id, office);
    await demandRoom(inside, id, office);
    await sql`
      insert into featured_event (municipality_id, event_id, ends_at)
      values (${office}, ${id}, ${addDays(startOfDay(`${last_day}T12:00:00Z`), 1)})
      on conflict (municipality_id, event_id) do update set ends_at = excluded.ends_at`.execute(db);
    await note(inside, 'event.feature', { id, office, details: { name, last_day } });
  });
  return undefined;
}

/** Also of what is not shown any more. */
export async function endFeaturing(context: Context, id: EventId, office: number): Promise<undefined> {
  if (!mayFeature(context.actor, office)) refuse('not_found');
  await inTransaction(context.db, async (db) => {
    const { rows } = await rowsOf({ name: text })`
      delete from featured_event f using event e
      where f.municipality_id = ${office} and f.event_id = ${id} and e.id = f.event_id
      returning e.name`.execute(db);
    const { name } = rows[0] ?? refuse('not_found');
    await note({ ...context, db }, 'event.end_featuring', { id, office, details: { name } });
  });
  return undefined;
}

function demandDay({ now, language }: Context, day: string): void {
  const words = REFUSALS[language];
  const say = (message: string) => refuse('invalid', message, { last_day: [message] });
  if (day < shortDate(now)) say(words.day_past);
  if (day > shortDate(addDays(now, MAX_DAYS_AHEAD))) say(words.too_far(MAX_DAYS_AHEAD));
}

/** What the municipality's list has not is not there. */
async function demandListed({ db }: Context, id: EventId, office: number): Promise<string> {
  const { rows } = await rowsOf({ name: text })`
    select e.name from event e join event_place p on ${isListed(office)} where e.id = ${id}`.execute(db);
  return rows[0]?.name ?? refuse('not_found');
}

async function demandRoom({ db, now, language }: Context, id: EventId, office: number): Promise<void> {
  const { rows } = await rowsOf({ others: number })`
    select count(*)::int as others from ${featuredIn(office, now)} and f.event_id <> ${id}`.execute(db);
  if ((rows[0]?.others ?? 0) >= MAX_FEATURED) refuse('conflict', REFUSALS[language].too_many(MAX_FEATURED));
}

type Noted = { id: EventId; office: number; details: Record<string, string> };

async function note(context: Context, deed: 'event.feature' | 'event.end_featuring', noted: Noted): Promise<void> {
  const { id, office, details } = noted;
  await recordAudit(context, deed, { municipality_id: office, details: { event: id, ...details } });
  await tellOfEvent(context.db, id);
}
