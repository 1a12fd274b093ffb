import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { ReportCaseId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { mayAssign, mayPassOn } from '../policy.ts';
import { type CaseWithAccess, changeCase } from './case-access.ts';
import { officeOf, tellOffice } from './tell-office.ts';

type Changes = { assigned_to?: UserId | null | undefined; is_with_platform?: boolean | undefined };

/** Who looks at a case, and where it is. The user it is given to is told, or all users who decide where it is handed to. */
export const updateCase = (
  context: Context,
  origins: OriginSettings,
  { id, assigned_to, is_with_platform }: Changes & { id: ReportCaseId },
): Promise<undefined> =>
  changeCase(context, id, async (inside, found) => {
    if (is_with_platform !== undefined && is_with_platform !== found.is_with_platform) {
      await passOn(inside, origins, found, is_with_platform);
    }
    if (assigned_to !== undefined && assigned_to !== found.assigned_to)
      await assign(inside, origins, found, assigned_to);
    return undefined;
  });

async function passOn(
  context: Context,
  origins: OriginSettings,
  found: CaseWithAccess,
  isWithPlatform: boolean,
): Promise<void> {
  if (!mayPassOn(context.actor, found)) refuse('forbidden');
  await sql`update report_case set is_with_platform = ${isWithPlatform}, assigned_to = null
    where id = ${found.id}`.execute(context.db);
  await note(context, found, { to: isWithPlatform ? 'platform' : 'municipality' });
  await tellOffice(context, origins, found.id, { isAppeal: false });
}

async function assign(
  context: Context,
  origins: OriginSettings,
  found: CaseWithAccess,
  userId: UserId | null,
): Promise<void> {
  if (!mayAssign(context.actor, found)) refuse('forbidden');
  const self = actorOf(context).id;
  if (userId !== null && userId !== self && !(await colleaguesIn(context, found)).some(({ id }) => id === userId)) {
    throw faultyField('assigned_to', 'invalid', context.language);
  }
  await sql`update report_case set assigned_to = ${userId} where id = ${found.id}`.execute(context.db);
  await note(context, found, { assigned: userId !== null });
  if (userId !== null && userId !== self)
    await tellOffice(context, origins, found.id, { isAppeal: false, only: userId });
}

/** The others who may decide it. */
export async function colleaguesIn(context: Context, found: CaseWithAccess): Promise<{ id: UserId; name: string }[]> {
  const office = await officeOf(context, found);
  return office
    .filter(({ id }) => id !== actorOf(context).id && id !== found.reported_user_id)
    .map(({ id, name }) => ({ id, name }));
}

const note = (context: Context, { number, kind, municipality_ids }: CaseWithAccess, details: object): Promise<void> =>
  recordAudit(context, 'report.handle', {
    municipality_id: municipality_ids[0] ?? null,
    details: { case: number, kind, ...details },
  });
