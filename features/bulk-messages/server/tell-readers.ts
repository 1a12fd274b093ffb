import { z } from 'zod';
import { linesIn } from '#features/messages/clean-line.ts';
import { type Notice, notify } from '#features/notifications/server/public.ts';
import { messageAddress } from '#features/tenants/message-address.ts';
import { type OriginSettings, type Tenant, tenantByKey } from '#features/tenants/resolve.ts';
import { type BulkMessageId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { GIVEN_ROLES } from '#features/vocabulary/roles.ts';
import { shortened } from '#platform/language/shortened.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { attendeesAfter } from './attendee-audience.ts';
import { membersAfter, type Reader } from './audience.ts';
import { tellReaders } from './jobs-declared.ts';

type Services = { db: Db; now: Date; secrets: Secrets; enqueue: Enqueue; origins: OriginSettings };
type Batch = { id: BulkMessageId; tenant: string; after: UserId | null };

const toldRow = z.object({
  id: ids.bulkMessage,
  organisation_id: ids.organisation,
  organisation: text,
  sender_user_id: ids.user.nullable(),
  from_role: z.enum(GIVEN_ROLES),
  subject: textOrNull,
  body: text,
  /** Those of one activity; null = the members. */
  event: z.object({ id: ids.event, name: text, starts_at: textOrNull }).nullable(),
  occurrence_id: ids.occurrence.nullable(),
  includes_waiting: boolean,
  created_at: text,
});
type Told = z.infer<typeof toldRow>;

const BATCH = 200;

/**
 * NOT-03: what an organisation writes to many stands in the list of each, whatever they get by letter. A batch is told
 * and the next one handed in together, or neither.
 */
export async function tellNextReaders(services: Services, { id, tenant: key, after }: Batch): Promise<void> {
  const tenant = tenantByKey(key);
  if (!tenant) return;
  await inTransaction(services.db, async (db) => {
    const told = await sentBulkMessage(db, id);
    if (!told) return;
    const place = { after, most: BATCH, sender_user_id: told.sender_user_id };
    const readers = told.event
      ? await attendeesAfter(db, { ...told, event_id: told.event.id }, place)
      : await membersAfter({ db, now: services.now }, told, place);
    const inside = { ...services, db, tenant };
    await notify(inside, ...readers.map((reader) => noticeTo(reader, told, inside)));
    const last = readers.at(-1);
    if (last && readers.length === BATCH)
      await services.enqueue(db, tellReaders, { id, tenant: key, after: last.user_id });
  });
}

/** An organisation that has been stopped or deleted meanwhile writes to nobody, nor does a deleted activity. */
async function sentBulkMessage(db: Db, id: BulkMessageId): Promise<Told | undefined> {
  const { rows } = await rowsOf(toldRow)`
    select c.id, c.organisation_id, o.name as organisation, c.sender_user_id, c.from_role, c.subject, c.body,
      case when event.id is not null then json_build_object('id', event.id, 'name', event.name,
        'starts_at', coalesce((select start_at from occurrence where id = c.occurrence_id), event.next_start_at)) end as event,
      c.occurrence_id, c.includes_waiting, c.created_at
    from circular c
    join organisation o on o.id = c.organisation_id
    left join event on event.id = c.event_id and event.deleted_at is null
    where c.id = ${id} and o.status = 'accepted' and o.deleted_at is null
      and (c.audience = 'members' or event.id is not null)`.execute(db);
  return rows[0];
}

/** An SMS has no subject: its beginning stands for it. */
const MAX_SUBJECT_LENGTH = 100;

/** It is the organisation that writes: what it said stays when the user who typed it leaves. */
function noticeTo(
  { user_id, lang: language }: Reader,
  { id, organisation_id, organisation, event, subject, body }: Told,
  { tenant, origins }: { tenant: Tenant; origins: OriginSettings },
): Notice<'circular' | 'attendeeCircular'> {
  const path = event ? `/events/${event.id}` : `/organisations/${organisation_id}`;
  const values = {
    organisation,
    person: '',
    subject: subject ?? shortened(body, MAX_SUBJECT_LENGTH),
    lines: linesIn(body),
    url: messageAddress({ tenant, language }, origins, path),
  };
  const notice = { to: null, user_id, language, once_key: `circular ${id}` };
  return event
    ? {
        ...notice,
        template: 'attendeeCircular',
        values: { ...values, event: event.name },
        about: { organisation_id, event_id: event.id, starts_at: event.starts_at, person_id: null, message: body },
      }
    : {
        ...notice,
        template: 'circular',
        values: { ...values, files: [] },
        about: { organisation_id, person_id: null, message: body },
      };
}
