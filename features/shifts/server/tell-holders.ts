import { z } from 'zod';
import { isFarOff } from '#features/messages/far-off.ts';
import {
  isThere,
  type Notice,
  notify,
  type Recipient,
  recipient,
  recipientRow,
} from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, tenantByKey } from '#features/tenants/resolve.ts';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import { whenInLetter } from '#platform/language/when-in-letters.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import type { tellAboutShift } from './jobs-declared.ts';

type Services = { db: Db; now: Date; secrets: Secrets; enqueue: Enqueue; origins: OriginSettings };
type Told = z.output<typeof tellAboutShift.payload>;
const eventRow = z.object({ name: text, organisation_id: ids.organisation, next_start_at: textOrNull });
type Event = z.infer<typeof eventRow>;

/** All letters or none: a job that is done again writes nobody twice. */
export async function tellHolders(services: Services, told: Told): Promise<void> {
  const tenant = tenantByKey(told.tenant);
  const event = await eventOf(services.db, told.event_id);
  if (!tenant || !event) return;
  await inTransaction(services.db, async (db) => {
    for (const reader of await readersOf(db, told)) {
      const url = messageAddress({ tenant, language: reader.lang }, services.origins, `/events/${told.event_id}`);
      const { template, values } = letterFor(told, event, reader, services.now);
      await notify({ ...services, db, tenant }, {
        to: reader.address,
        user_id: reader.id,
        language: reader.lang,
        template,
        values: { ...values, url },
        can_wait: [told.slot, told.before ?? told.slot].every(({ start_at }) => isFarOff(start_at, services.now)),
        about: {
          event_id: told.event_id,
          organisation_id: event.organisation_id,
          starts_at: event.next_start_at,
          slot: { start_at: told.slot.start_at, end_at: told.slot.end_at },
        },
      } as Notice);
    }
  });
}

async function eventOf(db: Db, eventId: EventId): Promise<Event | undefined> {
  const { rows } = await rowsOf(eventRow)`
    select name, organisation_id, next_start_at from event
    where id = ${eventId} and organisation_id is not null and deleted_at is null`.execute(db);
  return rows[0];
}

async function readersOf(db: Db, { user_ids }: Told): Promise<Recipient[]> {
  const { rows } = await rowsOf(recipientRow)`
    select ${recipient} from app_user
    where id = any(${user_ids}::uuid[]) and ${isThere}`.execute(db);
  return rows;
}

function letterFor({ news, slot, before }: Told, event: Event, { name, lang }: Recipient, now: Date) {
  const inWords = (period: { start_at: string; end_at: string }) => whenInLetter(period, lang, now);
  const values = { name, event: event.name, slot: slot.name, when: inWords(slot) };
  if (news === 'changed' && before) return { template: 'slotChanged', values: { ...values, before: inWords(before) } };
  if (news === 'removed') return { template: 'slotRemoved', values };
  if (news === 'taken_back') return { template: 'slotTakenBack', values };
  return { template: news === 'given' ? 'slotGiven' : 'slotTaken', values };
}
