import { sql } from 'kysely';
import type { z } from 'zod';
import { isThere, notify, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { cohostsOf } from '#features/partnerships/server/public.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { tellCohosts } from './jobs-declared.ts';
import { addressOf, type Services } from './tell-people.ts';

const namedRow = recipientRow.extend({
  event_id: ids.event,
  event: text,
  partner: text,
  organisation_id: ids.organisation,
  organisation: text,
  start_at: textOrNull,
  end_at: textOrNull,
});

/** Enough for a user to see it. */
const MAX_TOLD = 200;

/** The admins of organisations that run it with the organiser from now on. */
export async function tellNewCohosts(services: Services, news: z.output<typeof tellCohosts.payload>): Promise<void> {
  const tenant = tenantByKey(news.tenant);
  if (!tenant) return;
  await inTransaction(services.db, async (db) => {
    const { rows } = await rowsOf(namedRow)`
      select ${recipient}, e.id as event_id, e.name as event, host.name as partner, o.id as organisation_id,
        o.name as organisation, e.next_start_at as start_at, e.next_end_at as end_at
      from event e
      join organisation host on host.id = e.organisation_id
      join ${cohostsOf(sql`${news.event_id}::uuid`)} as cohost on true
      join organisation o on o.id = cohost.organisation_id
      join membership on membership.organisation_id = o.id and membership.role = 'admin' and ${holdsToday(services)}
      join app_user on app_user.id = membership.user_id
      where e.id = ${news.event_id} and e.status = 'published' and e.deleted_at is null
        and o.id = any(${news.organisation_ids}::uuid[]) and ${isThere}
      order by o.id, membership.name_sort, app_user.id
      limit ${MAX_TOLD}`.execute(db);
    for (const {
      id: user_id,
      address: to,
      lang: language,
      event_id,
      organisation_id,
      start_at,
      end_at,
      ...named
    } of rows) {
      const when = start_at === null ? '' : whenInLetter({ start_at, end_at }, language, services.now);
      const url = addressOf(event_id, language, { ...services, tenant });
      const values = { ...named, when, url };
      const about = { event_id, organisation_id, starts_at: start_at };
      await notify({ ...services, db, tenant }, { to, user_id, language, about, template: 'cohostNamed', values });
    }
  });
}
