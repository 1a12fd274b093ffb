import type { z } from 'zod';
import { isThere, notify, type Recipient, recipient, recipientRow } from '#features/notifications/server/public.ts';
import { isAtLeast, RANKS, rankFor } from '#features/organisations/rules.ts';
import { permissionSettings } from '#features/organisations/running-contract.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { tellOrganisers } from './jobs-declared.ts';
import { addressOf, type Services, toldRow } from './tell-people.ts';

type ContentNews = z.output<typeof tellOrganisers.payload>;
const runRow = toldRow.extend({ permissions: permissionSettings, owner_user_id: ids.user.nullable() });
type Run = z.infer<typeof runRow>;

/** Enough for a user to see it. */
const MAX_ORGANISERS = 20;

/** Those who can put it right, the highest first. */
export async function tellThoseWhoRun(services: Services, content: ContentNews) {
  const { event_id, tenant: key } = content;
  const tenant = tenantByKey(key);
  if (!tenant) return;
  await inTransaction(services.db, async (db) => {
    const { rows } = await rowsOf(runRow)`
      select e.id, e.name, e.organisation_id, o.name as organisation, o.permissions, o.owner_user_id
      from event e join organisation o on o.id = e.organisation_id
      where e.id = ${event_id}`.execute(db);
    const [event] = rows;
    if (!event) return;
    for (const { id: user_id, address: to, lang: language, name } of await organisersOf(db, services.now, event)) {
      const url = addressOf(event.id, language, { ...services, tenant }, '/edit');
      const letter = contentLetter(content, { name, event: event.name, url });
      const about = { event_id, organisation_id: event.organisation_id };
      await notify({ ...services, db, tenant }, { to, user_id, language, about, ...letter });
    }
  });
}

function contentLetter(
  { news, reason, has_participants }: ContentNews,
  about: { name: string; event: string; url: string },
) {
  return news === 'lifted'
    ? ({ template: 'eventLifted', values: { ...about, reason } } as const)
    : ({ template: 'eventTakenDown', values: { ...about, reason, hasParticipants: has_participants } } as const);
}

async function organisersOf(db: Db, now: Date, event: Run): Promise<Recipient[]> {
  const lowest = rankFor('run_events', event.permissions);
  const roles = RANKS.filter((rank) => rank !== 'owner' && isAtLeast(rank, lowest));
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient}
    from membership join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${event.organisation_id} and ${holdsToday({ now })} and ${isThere}
      and (membership.role = any(${roles}::text[]) or membership.user_id = ${event.owner_user_id})
    order by membership.role_rank desc, membership.name_sort, membership.user_id
    limit ${MAX_ORGANISERS}`.execute(db);
  return rows;
}
