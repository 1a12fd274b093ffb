import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import { type AnnouncementId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { addDays, shortDate, startOfDay } from '#platform/language/dates.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { boolean, condition, number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OfficeAnnouncement, WrittenAnnouncement } from '../office-contract.ts';
import { ANNOUNCEMENT_TYPES, MAX_DAYS_AHEAD, MAX_OPEN_ANNOUNCEMENTS, stateOn } from '../office-rules.ts';
import { mayAnnounce, maySeeAnnouncements, type Office } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { tellOfAnnouncement } from './tell-of-announcement.ts';

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

const isOf = (office: Office) =>
  office === null ? condition`municipality_id is null and tenant_key is null` : condition`municipality_id = ${office}`;

/** DSH-02, DSH-03: what the municipality, or those who run the portal, have announced, and announce. */
export async function officeAnnouncements(
  context: Context,
  office: Office,
  paging: Paging,
): Promise<Page<OfficeAnnouncement>> {
  if (!maySeeAnnouncements(context.actor, office)) refuse('not_found');
  const { rows } = await rowsOf(listedRow)`
    with page as (
      select id, type, title, body, starts_at, ends_at, is_dismissible from announcement
      where ${isOf(office)} order by starts_at desc, id ${onPage(paging)}
    )
    select page.*, total
    from (select count(*)::int as total from announcement where ${isOf(office)}) as counted
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
  office: Office,
  written: WrittenAnnouncement,
): Promise<{ id: AnnouncementId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
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

/** Whose announcement is changed: that of a municipality, or one for all. */
type Which = { id: AnnouncementId; isForAll: boolean };

export const updateAnnouncement = (context: Context, which: Which, written: WrittenAnnouncement): Promise<undefined> =>
  changeAnnouncement(context, which, async (inside, { office, starts_at }) => {
    const { id } = which;
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

export const endAnnouncement = (context: Context, which: Which): Promise<undefined> =>
  changeAnnouncement(context, which, async (inside, { office, starts_at, name }) => {
    const { id } = which;
    await (starts_at < context.now
      ? sql`update announcement set ends_at = ${context.now} where id = ${id}`.execute(inside.db)
      : sql`delete from announcement where id = ${id}`.execute(inside.db));
    await note(inside, 'end', { id, office, name });
  });

type Found = { office: Office; starts_at: Date; name: string };
const foundRow = {
  municipality_id: numberOrNull,
  tenant_key: textOrNull,
  starts_at: text,
  ends_at: textOrNull,
  name: text,
};

/** One change at a time. The announcements of others are not there, nor those for all where one of a municipality is meant. */
async function changeAnnouncement(
  context: Context,
  { id, isForAll }: Which,
  work: (inside: Context, found: Found) => Promise<void>,
): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const { rows } = await rowsOf(foundRow)`
      select municipality_id, tenant_key, starts_at, ends_at, title ->> 'nb' as name from announcement
      where id = ${id} for update`.execute(db);
    const [found] = rows;
    if (!found || found.tenant_key !== null || (found.municipality_id === null) !== isForAll) refuse('not_found');
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

/** Under a lock, so that what is counted is true. */
async function demandRoom({ db, now, language }: Context, office: Office): Promise<void> {
  await (office === null
    ? sql`select pg_advisory_xact_lock(hashtext('announcements for all'))`.execute(db)
    : lockMunicipality(db, office));
  const { rows } = await rowsOf({ open: number })`
    select count(*)::int as open from announcement
    where ${isOf(office)} and (ends_at is null or ends_at > ${now})`.execute(db);
  if ((rows[0]?.open ?? 0) >= MAX_OPEN_ANNOUNCEMENTS) {
    refuse('conflict', REFUSALS[language].too_many(MAX_OPEN_ANNOUNCEMENTS));
  }
}

const filled = ({ nb, nn, en }: Record<Locale, string>): string => JSON.stringify({ nb, nn: nn || nb, en: en || nb });

async function note(
  context: Context,
  deed: 'create' | 'change' | 'end',
  { id, office, name }: { id: AnnouncementId; office: Office; name: string },
): Promise<void> {
  await recordAudit(context, `announcement.${deed}`, { municipality_id: office, details: { announcement: id, name } });
  await tellOfAnnouncement(context.db, { id, municipality_id: office, tenant_key: null, isOver: deed === 'end' });
}
