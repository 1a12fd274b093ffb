import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type ChildId, type GuardianshipId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { personNumberKind, withoutSeparators } from '#platform/contract/numbers.ts';
import { type FieldErrors, Problem, refuse } from '#platform/contract/problem.ts';
import { ADULT_AGE, ageOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import { maySettle } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { tellGuardian } from './tell-guardian.ts';

type Settled = { child_ssn: string; guardian_ssn: string; reason: string };

const childRow = z.object({ id: ids.child, born_on: text, municipality_id: numberOrNull });

/** BEY-05: where the register does not say it, a person of the municipality decides, and says why. */
export async function settleGuardianship(
  context: Context,
  origins: OriginSettings,
  settled: Settled,
): Promise<{ id: GuardianshipId }> {
  const actor = actorOf(context);
  const words = REFUSALS[context.language];
  demandNumbers(context, settled);
  const child = await childWith(context, settled.child_ssn);
  // A child of another municipality is as unknown as one that is nowhere, but for staff who see that it lives elsewhere.
  if (!child) refuseAt('child_ssn', words.child_unknown);
  const { municipality_id } = child;
  if (!maySettle(actor, municipality_id)) refuseAt('child_ssn', words.child_elsewhere);
  if (ageOn(child.born_on, shortDate(context.now)) >= ADULT_AGE) refuseAt('child_ssn', words.grown_up);
  const guardian = await userWith(context, settled.guardian_ssn);
  if (!guardian) refuseAt('guardian_ssn', words.guardian_unknown);
  if (guardian === actor.id || (await isOwnChild(context, child.id))) refuse('forbidden', words.own_case);
  return inTransaction(context.db, async (db) => {
    const { rows } = await rowsOf({ id: ids.guardianship })`
      insert into guardianship (id, child_id, guardian_user_id, source, reason, decided_by, started_at)
      values (${newId()}, ${child.id}, ${guardian}, 'staff', ${settled.reason}, ${actor.id}, ${context.now})
      on conflict (child_id, guardian_user_id) where ended_at is null do nothing
      returning id`.execute(db);
    const id = rows[0]?.id;
    if (!id) refuse('conflict', words.guardian_already);
    await recordAudit({ ...context, db }, 'guardianship.settle', {
      subject_user_id: guardian,
      municipality_id,
      details: { guardianship: id, reason: settled.reason },
    });
    await tellGuardian({ ...context, db, origins }, 'guardianshipSettled', { guardian, child: child.id });
    return { id };
  });
}

const openRow = z.object({ guardian_user_id: ids.user, child_id: ids.child, municipality_id: numberOrNull });

export function endGuardianship(
  context: Context,
  origins: OriginSettings,
  id: GuardianshipId,
  reason: string,
): Promise<undefined> {
  const actor = actorOf(context);
  return inTransaction(context.db, async (db) => {
    const { rows } = await rowsOf(openRow)`
      select guardian_user_id, child_id, municipality_id from guardianship join child on child.id = guardianship.child_id
      where guardianship.id = ${id} and source = 'staff' and ended_at is null
      for update of guardianship`.execute(db);
    const open = rows[0];
    if (!open || !maySettle(actor, open.municipality_id)) refuse('not_found');
    if (await isOwnChild({ ...context, db }, open.child_id)) refuse('forbidden', REFUSALS[context.language].own_case);
    await sql`update guardianship set ended_at = ${context.now} where id = ${id}`.execute(db);
    await recordAudit({ ...context, db }, 'guardianship.end', {
      subject_user_id: open.guardian_user_id,
      municipality_id: open.municipality_id,
      details: { guardianship: id, reason },
    });
    const told = { guardian: open.guardian_user_id, child: open.child_id };
    await tellGuardian({ ...context, db, origins }, 'guardianshipEnded', told);
    return undefined;
  });
}

/** Nobody decides in their own case (decision 0112). */
async function isOwnChild(context: Context, child: ChildId): Promise<boolean> {
  const { rows } = await rowsOf({ is_own: boolean })`
    select exists (
      select from guardianship
      where child_id = ${child} and guardian_user_id = ${actorOf(context).id} and ended_at is null
    ) as is_own`.execute(context.db);
  return rows[0]?.is_own ?? true;
}

function demandNumbers({ language }: Context, { child_ssn, guardian_ssn }: Settled): void {
  const words = REFUSALS[language];
  const errors: FieldErrors = Object.fromEntries(
    Object.entries({ child_ssn, guardian_ssn })
      .filter(([, value]) => personNumberKind(withoutSeparators(value)) === null)
      .map(([field]) => [field, [words.wrong_number]]),
  );
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { message: words.wrong_number, errors });
}

function refuseAt(field: keyof Settled, message: string): never {
  throw new Problem('invalid', { message, errors: { [field]: [message] } });
}

async function childWith({ db, secrets }: Context, ssn: string) {
  const { rows } = await rowsOf(childRow)`
    select id, born_on, municipality_id from child
    where ssn_digest = ${secrets.digest('ssn', withoutSeparators(ssn))}`.execute(db);
  return rows[0];
}

async function userWith({ db, secrets }: Context, ssn: string): Promise<UserId | undefined> {
  const { rows } = await rowsOf({ id: ids.user })`
    select id from app_user where ssn_digest = ${secrets.digest('ssn', withoutSeparators(ssn))}`.execute(db);
  return rows[0]?.id;
}
