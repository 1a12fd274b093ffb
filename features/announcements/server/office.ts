import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { type AnnouncementId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { addDays, shortDate, startOfDay } from '#platform/language/dates.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { tell } from '#platform/server/live.ts';
import { newId } from '#platform/server/new-id.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { boolean, number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OfficeAnnouncement, WrittenAnnouncement } from '../office-contract.ts';
import { ANNOUNCEMENT_TYPES, MAX_DAYS_AHEAD, MAX_OPEN_ANNOUNCEMENTS, stateOn } from '../office-rules.ts';
import { mayAnnounce, maySeeAnnouncements } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';

const words = z.record(z.enum(LOCALES), z.string());
const listedRow = countedRow(
  z.object({
    id: ids.announcement,
    type: z.enum(ANNOUNCEMENT_TYPES),
    title: words,
    body: words,
    starts_at: text,
    ends_at: textOrNull,
    is_dismissible: boolean,
  }),
);

/** DSH-03: what the municipality has announced, and announces. */
export async function officeAnnouncements(
  context: Context,
  { municipality_id, ...paging }: Paging & { municipality_id?: MunicipalityId | undefined },
): Promise<Page<OfficeAnnouncement>> {
  const office = askedMunicipality(context, municipality_id);
  if (!maySeeAnnouncements(context.actor, office)) refuse('not_found');
  const { rows } = await rowsOf(listedRow)`
    with page as (
      select id, type, title, body, starts_at, ends_at, is_dismissible from announcement
      where municipality_id = ${office} order by starts_at desc, id ${onPage(paging)}
    )
    select page.*, total
    from (select count(*)::int as total from announcement where municipality_id = ${office}) as counted
    left join page on true
    order by starts_at desc, id`.execute(context.db);
  const { data, meta } = pageOfRows(rows, paging);
  return {
    data: data.map(({ total: _, starts_at, ends_at, ...row }) => {
      const [start, end] = [new Date(starts_at), ends_at === null ? null : new Date(ends_at)];
      return {
        ...row,
        first_day: shortDate(start),
        // It ends where the next day begins; what was ended in the middle of a day had that as its last one.
        last_day: end && shortDate(new Date(end.getTime() - 1)),
        state: stateOn({ starts_at: start, ends_at: end }, context.now),
      };
    }),
    meta,
  };
}

export const createAnnouncement = (
  context: Context,
  { municipality_id, ...written }: WrittenAnnouncement & { municipality_id?: MunicipalityId | undefined },
): Promise<{ id: AnnouncementId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const office = askedMunicipality(context, municipality_id);
    if (!maySeeAnnouncements(context.actor, office)) refuse('not_found');
    if (!mayAnnounce(context.actor, office)) refuse('forbidden');
    const span = spanOf(context, written);
    await demandRoom(inside, office);
    const id = newId<'AnnouncementId'>();
    await sql`
      insert into announcement (id, municipality_id, type, title, body, starts_at, ends_at, is_dismissible, created_at)
      values (${id}, ${office}, ${written.type}, ${filled(written.title)}::jsonb, ${filled(written.body)}::jsonb,
        ${span.starts_at}, ${span.ends_at}, ${written.is_dismissible}, ${context.now})`.execute(db);
    await note(inside, 'create', { id, office, name: written.title.nb });
    return { id };
  });

export const updateAnnouncement = (
  context: Context,
  id: AnnouncementId,
  written: WrittenAnnouncement,
): Promise<undefined> =>
  changeAnnouncement(context, id, async (inside, { office, starts_at }) => {
    const span = spanOf(context, written);
    const isSameDay = shortDate(starts_at) === written.first_day;
    await sql`
      update announcement
      set type = ${written.type}, title = ${filled(written.title)}::jsonb, body = ${filled(written.body)}::jsonb,
        starts_at = ${isSameDay ? starts_at : span.starts_at}, ends_at = ${span.ends_at},
        is_dismissible = ${written.is_dismissible}
      where id = ${id}`.execute(inside.db);
    await note(inside, 'change', { id, office, name: written.title.nb });
  });

export const endAnnouncement = (context: Context, id: AnnouncementId): Promise<undefined> =>
  changeAnnouncement(context, id, async (inside, { office, starts_at, name }) => {
    await (starts_at < context.now
      ? sql`update announcement set ends_at = ${context.now} where id = ${id}`.execute(inside.db)
      : sql`delete from announcement where id = ${id}`.execute(inside.db));
    await note(inside, 'end', { id, office, name });
  });

type Found = { office: number; starts_at: Date; name: string };
const foundRow = { municipality_id: numberOrNull, starts_at: text, ends_at: textOrNull, name: text };

/** One change at a time. The announcements of others, and those for everybody, are not there. */
async function changeAnnouncement(
  context: Context,
  id: AnnouncementId,
  work: (inside: Context, found: Found) => Promise<void>,
): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const { rows } = await rowsOf(foundRow)`
      select municipality_id, starts_at, ends_at, title ->> 'nb' as name from announcement
      where id = ${id} for update`.execute(db);
    const [found] = rows;
    if (!found || found.municipality_id === null) refuse('not_found');
    const { municipality_id: office } = found;
    if (!maySeeAnnouncements(context.actor, office)) refuse('not_found');
    if (!mayAnnounce(context.actor, office)) refuse('forbidden');
    if (found.ends_at !== null && new Date(found.ends_at) <= context.now) {
      refuse('conflict', REFUSALS[context.language].is_over);
    }
    await work({ ...context, db }, { office, starts_at: new Date(found.starts_at), name: found.name });
  });
  return undefined;
}

/** From the beginning of the first day, or from now on, to the end of the last. */
function spanOf(
  { now, language }: Context,
  { first_day, last_day }: Pick<WrittenAnnouncement, 'first_day' | 'last_day'>,
): { starts_at: Date; ends_at: Date | null } {
  const words = REFUSALS[language];
  const first = startOfDay(`${first_day}T12:00:00Z`);
  const starts_at = first < now ? now : first;
  const ends_at = last_day === null ? null : addDays(startOfDay(`${last_day}T12:00:00Z`), 1);
  if (last_day !== null && last_day < first_day)
    refuse('invalid', words.ends_before, { last_day: [words.ends_before] });
  if (ends_at !== null && ends_at <= now) refuse('invalid', words.over_already, { last_day: [words.over_already] });
  if (starts_at > addDays(now, MAX_DAYS_AHEAD)) refuse('invalid', words.too_far, { first_day: [words.too_far] });
  return { starts_at, ends_at };
}

/** Under the municipality's lock, so that what is counted is true. */
async function demandRoom({ db, now, language }: Context, office: number): Promise<void> {
  await sql`select from municipality where id = ${office} for no key update`.execute(db);
  const { rows } = await rowsOf({ open: number })`
    select count(*)::int as open from announcement
    where municipality_id = ${office} and (ends_at is null or ends_at > ${now})`.execute(db);
  if ((rows[0]?.open ?? 0) >= MAX_OPEN_ANNOUNCEMENTS) {
    refuse('conflict', REFUSALS[language].too_many(MAX_OPEN_ANNOUNCEMENTS));
  }
}

const filled = ({ nb, nn, en }: Record<Locale, string>): string => JSON.stringify({ nb, nn: nn || nb, en: en || nb });

async function note(
  context: Context,
  deed: 'create' | 'change' | 'end',
  { id, office, name }: { id: AnnouncementId; office: number; name: string },
): Promise<void> {
  await recordAudit(context, `announcement.${deed}`, { municipality_id: office, details: { announcement: id, name } });
  await tell(context.db, { topic: 'announcements', id });
}
