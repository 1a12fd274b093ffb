import { sql } from 'kysely';
import { z } from 'zod';
import { isThere, type Notice, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Fact, Hearing } from '#platform/server/hear.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { tellFollowers } from './jobs-declared.ts';
import { isPublicEvent } from './matching.ts';

type Services = Omit<JobServices, 'now'> & { now: Date };

/** ORG-01: a new activity is told of once, however often it is taken back and published again. */
export async function noteForFollowers({ db, now }: Hearing, { event_id, organisation_id }: Fact): Promise<void> {
  if (event_id === null || organisation_id === null) return;
  await sql`
    insert into follower_news (event_id, organisation_id, created_at)
    select ${event_id}, ${organisation_id}, ${now}
    where exists (select from follower where follower.organisation_id = ${organisation_id})
    on conflict do nothing`.execute(db);
}

/** Those who publish have a moment to take it back. */
const WAIT_MINUTES = 15;
/** An organisation writes to its followers once in so long. */
const REST_MINUTES = 60;
const BATCH = 200;

export async function gatherNewsForFollowers(services: Services): Promise<void> {
  const ago = (minutes: number) => new Date(services.now.getTime() - minutes * 60_000);
  for (;;) {
    const { rows } = await rowsOf({ organisation_id: ids.organisation })`
      select news.organisation_id
      from follower_news news
      where news.told_at is null and news.created_at <= ${ago(WAIT_MINUTES)}
        and not exists (
          select from follower_news told
          where told.organisation_id = news.organisation_id and told.told_at > ${ago(REST_MINUTES)})
      group by news.organisation_id
      order by min(news.created_at), news.organisation_id
      limit ${BATCH}`.execute(services.db);
    for (const { organisation_id } of rows) await handIn(services, organisation_id);
    services.countRows(rows.length);
    if (rows.length < BATCH) return;
  }
}

/** The process that marks the rows first hands them in; both happen, or neither does. */
const handIn = (services: Services, organisation_id: OrganisationId): Promise<void> =>
  inTransaction(services.db, async (db) => {
    const { rows } = await rowsOf({ event_id: ids.event })`
      update follower_news set told_at = ${services.now}
      where organisation_id = ${organisation_id} and told_at is null
      returning event_id`.execute(db);
    const event_ids = rows.map(({ event_id }) => event_id);
    if (event_ids.length > 0) await services.enqueue(db, tellFollowers, { organisation_id, event_ids, after: null });
  });

const newsRow = z.object({ id: ids.event, name: text, start_at: textOrNull, end_at: textOrNull });
const organisationRow = z.object({ name: text, municipality_id: number });
const MAX_LINES = 20;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A batch of letters and the order for the next one are written together, so that nobody gets a letter twice. */
export async function writeToFollowers(
  services: Services & { origins: OriginSettings },
  news: z.output<typeof tellFollowers.payload>,
): Promise<void> {
  const { organisation_id } = news;
  await inTransaction(services.db, async (db) => {
    const organisation = await organisationOf(db, organisation_id);
    const { rows: events } = await rowsOf(newsRow)`
      select e.id, e.name, e.next_start_at as start_at, e.next_end_at as end_at
      from event e left join organisation o on o.id = e.organisation_id
      where e.id = any(${news.event_ids}::uuid[]) and e.status = 'published' and ${isPublicEvent}
        and e.next_start_at is not null
      order by e.next_start_at, e.id`.execute(db);
    if (!organisation || events.length === 0) return;
    const tenant = tenantOfMunicipality(organisation.municipality_id) ?? tenantByKey(DEFAULT_TENANT_KEY);
    if (!tenant) throw new Error('There is always the portal of the whole country.');
    const { rows: readers } = await rowsOf(recipientRow)`
      select ${recipient}
      from follower join app_user on app_user.id = follower.user_id
      where follower.organisation_id = ${organisation_id} and follower.user_id > ${news.after ?? NOBODY}::uuid
        and ${isThere}
      order by follower.user_id
      limit ${BATCH}`.execute(db);
    const notices = readers.map(({ id: user_id, name, address: to, lang: language }): Notice => {
      const lines = events
        .slice(0, MAX_LINES)
        .map(({ name: event, start_at, end_at }) =>
          start_at === null ? event : `${event} – ${whenInLetter({ start_at, end_at }, language, services.now)}`,
        );
      const url = messageAddress(
        { tenant, language },
        services.origins,
        `/organisations/${organisation_id}?tab=events`,
      );
      return {
        to,
        user_id,
        language,
        template: 'newEvents',
        values: { name, organisation: organisation.name, lines, count: events.length, url },
        about: { organisation_id, event_ids: events.map(({ id }) => id) },
        organisation_id,
      };
    });
    await notify({ ...services, db, tenant }, ...notices);
    const last = readers.at(-1);
    if (last && readers.length === BATCH) await services.enqueue(db, tellFollowers, { ...news, after: last.id });
  });
}

async function organisationOf(db: Db, id: OrganisationId): Promise<z.infer<typeof organisationRow> | undefined> {
  const { rows } = await rowsOf(organisationRow)`
    select name, municipality_id from organisation
    where id = ${id} and status = 'accepted' and deleted_at is null`.execute(db);
  return rows[0];
}
