import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { EventId, ExportId, OccurrenceId, OrganisationId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { EXPORT_LASTS_MINUTES, type ExportKind, type ExportType, type OfficeExportKind } from '../rules.ts';
import { makeExport } from './jobs-declared.ts';

/** USR-06. Nothing is made and kept: what is fetched is read from the tables at that moment. */
export const orderOwn = (context: Context): Promise<{ expires_at: string }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { id } = actorOf(context);
    await recordAudit(inside, 'user.export', { subject_user_id: id });
    await endEarlier(inside);
    const expires = expiryFrom(context.now);
    await sql`
      insert into export_file (id, user_id, kind, type, language, created_at, ready_at, expires_at)
      values (${newId<'ExportId'>()}, ${id}, 'own', 'json', ${context.language}, ${context.now}, ${context.now}, ${expires})`.execute(
      db,
    );
    return { expires_at: expires.toISOString() };
  });

export type Ordered = {
  kind: ExportKind;
  type: ExportType;
  organisation_id: OrganisationId;
  event_id: EventId | null;
  occurrence_id: OccurrenceId | null;
  /** A file has what the list shows the person who asks. */
  has_contact_data: boolean;
};

/** Inside the transaction that asked for the right. */
export async function orderExport(context: Context, wanted: Ordered): Promise<{ id: ExportId }> {
  const { kind, type, organisation_id, event_id, occurrence_id, has_contact_data } = wanted;
  await endEarlier(context);
  const id = newId<'ExportId'>();
  await sql`
    insert into export_file (
      id, user_id, kind, organisation_id, event_id, occurrence_id, has_contact_data, type, language, created_at,
      expires_at
    ) values (
      ${id}, ${actorOf(context).id}, ${kind}, ${organisation_id}, ${event_id}, ${occurrence_id},
      ${has_contact_data}, ${type}, ${context.language}, ${context.now}, ${expiryFrom(context.now)}
    )`.execute(context.db);
  await context.enqueue(context.db, makeExport, { id, tenant: context.tenant.key });
  return { id };
}

type OrderedByOffice = { kind: OfficeExportKind; type: ExportType; municipality_id: number; filters: object };

/** The same for a list of a municipality. */
export async function orderOfficeExport(context: Context, wanted: OrderedByOffice): Promise<{ id: ExportId }> {
  const { kind, type, municipality_id, filters } = wanted;
  await endEarlier(context);
  const id = newId<'ExportId'>();
  await sql`
    insert into export_file (id, user_id, kind, municipality_id, filters, type, language, created_at, expires_at)
    values (
      ${id}, ${actorOf(context).id}, ${kind}, ${municipality_id}, ${JSON.stringify(filters)}, ${type},
      ${context.language}, ${context.now}, ${expiryFrom(context.now)}
    )`.execute(context.db);
  await context.enqueue(context.db, makeExport, { id, tenant: context.tenant.key });
  return { id };
}

/** One file at a time: the person's earlier files expire. */
async function endEarlier(context: Context): Promise<void> {
  await sql`update export_file set expires_at = ${context.now}
    where user_id = ${actorOf(context).id} and expires_at > ${context.now}`.execute(context.db);
}

/** An organisation is deleted: nobody fetches its lists. */
export async function expireExportsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  organisationId: OrganisationId,
): Promise<void> {
  await db.updateTable('export_file').set({ expires_at: now }).where('organisation_id', '=', organisationId).execute();
}

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + EXPORT_LASTS_MINUTES * 60_000);
