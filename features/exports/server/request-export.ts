import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/record-audit.ts';
import { demandPermission } from '#features/organisations/server/queries.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { EXPORT_LASTS_MINUTES, type ExportType } from '../rules.ts';
import { makeExport } from './jobs-declared.ts';

/** MEM-02: a list of people leaves the portal, so it is written down who took it. */
export async function requestMembersExport(context: Context, id: string, type: ExportType): Promise<{ id: string }> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const organisation = await demandPermission(inside, id, 'export_people');
    await endEarlier(inside);
    const file = randomUUID();
    await sql`
      insert into export_file (id, user_id, kind, organisation_id, type, language, created_at, expires_at)
      values (${file}, ${actorOf(context).id}, 'members', ${id}, ${type}, ${context.language}, ${context.now},
        ${expiryFrom(context.now)})`.execute(db);
    const details = { organisation: id, type };
    await recordAudit(inside, 'organisation.members.export', {
      municipality_id: organisation.municipality_id,
      details,
    });
    await context.enqueue(db, makeExport, { id: file });
    return { id: file };
  });
}

/** One file at a time: what somebody asked for before is of no use to them any more. */
async function endEarlier(context: Context): Promise<void> {
  await sql`update export_file set expires_at = ${context.now}
    where user_id = ${actorOf(context).id} and expires_at > ${context.now}`.execute(context.db);
}

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + EXPORT_LASTS_MINUTES * 60_000);
