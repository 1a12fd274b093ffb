import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { mayWith } from '#features/events/policy.ts';
import { demandRight, eventIdOf } from '#features/events/server/queries.ts';
import { mayIn } from '#features/organisations/policy.ts';
import { demandPermission } from '#features/organisations/server/queries.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { EXPORT_LASTS_MINUTES, type ExportKind, type ExportType } from '../rules.ts';
import { makeExport } from './jobs-declared.ts';

/** MEM-02: a list of people leaves the portal, so it is written down who took it. */
export const requestMembersExport = (context: Context, id: string, type: ExportType): Promise<{ id: string }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const organisation = await demandPermission(inside, id, 'export_people');
    const { municipality_id } = organisation;
    const details = { organisation: id, type };
    await recordAudit(inside, 'organisation.members.export', { municipality_id, details });
    return handIn(inside, {
      kind: 'members',
      type,
      organisation_id: id,
      event_id: null,
      occurrence_id: null,
      has_contact_data: mayIn(organisation, 'see_contact_data'),
    });
  });

/** OCC-07 */
export const requestAttendeesExport = (context: Context, id: string, type: ExportType): Promise<{ id: string }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const event_id = await eventIdOf(inside, id);
    return requestOfEvent(inside, { kind: 'attendees', type, event_id, occurrence_id: id });
  });

/** OCC-08 */
export const requestSlotsExport = (context: Context, id: string, type: ExportType): Promise<{ id: string }> =>
  inTransaction(context.db, (db) =>
    requestOfEvent({ ...context, db }, { kind: 'slots', type, event_id: id, occurrence_id: null }),
  );

/** USR-06. Nothing is made and kept: what is fetched is read from the tables at that moment. */
export const requestOwnExport = (context: Context): Promise<{ expires_at: string }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { id } = actorOf(context);
    await recordAudit(inside, 'user.export', { subject_user_id: id });
    await endEarlier(inside);
    const expires = expiryFrom(context.now);
    await sql`
      insert into export_file (id, user_id, kind, type, language, created_at, ready_at, expires_at)
      values (${randomUUID()}, ${id}, 'own', 'json', ${context.language}, ${context.now}, ${context.now}, ${expires})`.execute(
      db,
    );
    return { expires_at: expires.toISOString() };
  });

type Wanted = {
  kind: ExportKind;
  type: ExportType;
  organisation_id: string;
  event_id: string | null;
  occurrence_id: string | null;
  /** A file has what the list shows the person who asks. */
  has_contact_data: boolean;
};

async function requestOfEvent(
  context: Context,
  wanted: Omit<Wanted, 'organisation_id' | 'has_contact_data'> & { event_id: string },
): Promise<{ id: string }> {
  const event = await demandRight(context, wanted.event_id, 'export_people');
  const { organisation } = event;
  if (!organisation) refuse('forbidden');
  const { kind, type, event_id, occurrence_id } = wanted;
  await recordAudit(context, `event.${kind}.export`, {
    municipality_id: organisation.municipality_id,
    details: {
      organisation: organisation.id,
      event: event_id,
      ...(occurrence_id && { occurrence: occurrence_id }),
      type,
    },
  });
  const has_contact_data = mayWith(event, 'see_contact_data');
  return handIn(context, { ...wanted, organisation_id: organisation.id, has_contact_data });
}

async function handIn(context: Context, wanted: Wanted): Promise<{ id: string }> {
  const { kind, type, organisation_id, event_id, occurrence_id, has_contact_data } = wanted;
  await endEarlier(context);
  const id = randomUUID();
  await sql`
    insert into export_file (
      id, user_id, kind, organisation_id, event_id, occurrence_id, has_contact_data, type, language, created_at,
      expires_at
    ) values (
      ${id}, ${actorOf(context).id}, ${kind}, ${organisation_id}, ${event_id}, ${occurrence_id},
      ${has_contact_data}, ${type}, ${context.language}, ${context.now}, ${expiryFrom(context.now)}
    )`.execute(context.db);
  await context.enqueue(context.db, makeExport, { id });
  return { id };
}

/** One file at a time: what somebody asked for before is of no use to them any more. */
async function endEarlier(context: Context): Promise<void> {
  await sql`update export_file set expires_at = ${context.now}
    where user_id = ${actorOf(context).id} and expires_at > ${context.now}`.execute(context.db);
}

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + EXPORT_LASTS_MINUTES * 60_000);
