import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { endOpenCodes, endSessions, tellSessionsChanged } from '#features/identity/server/public.ts';
import { removeDevicesOf } from '#features/push/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { tell } from '#platform/server/live.ts';
import type { TwoAccounts } from '#platform/server/merging.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { REFUSALS } from '../../texts/refusals.ts';
import { clearAccount } from '../erase-person.ts';
import { mergeRest } from '../jobs.ts';
import { moveAll } from './move-rest.ts';
import { type MergedAccount, type MergePlan, planMerge } from './preview-merge.ts';
import { tellOfMerge } from './tell-of-merge.ts';

type Settings = { origins: OriginSettings; personalData: readonly PersonalData[] };
type Asked = { accounts: TwoAccounts<UserId>; digest: string; reason: string };

/**
 * DSH-02: two accounts of one person become one, as it was previewed: what has changed since, or stops it, is a conflict.
 * The account that goes opens nothing any more; its row stays for what was done under its name.
 */
export async function mergeAccounts(
  context: Context,
  { origins, personalData }: Settings,
  { accounts, digest, reason }: Asked,
): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await lockBoth(inside, accounts);
    const plan = await planMerge(inside, accounts, personalData);
    demandAsPreviewed(inside, plan, digest);
    const { kept, gone } = plan;
    await endOpenCodes(inside, gone);
    await removeDevicesOf(db, gone.id);
    await moveAll({ ...inside, ...accounts, addresses: droppedAddresses(plan) }, personalData);
    await closeAccount(inside, gone, kept.id);
    await takeAddresses(inside, plan);
    const count = (what: 'moves' | 'dropped') => plan.lines.reduce((sum, line) => sum + line[what], 0);
    const details = { merged: gone.id, reason, moved: count('moves'), dropped: count('dropped') };
    await recordAudit(inside, 'user.merge', { subject_user_id: kept.id, details });
    await endSessions(inside, gone.id);
    await tellSessionsChanged(db, kept.id);
    // A contact person stands on pages for everybody.
    await tell(db, { topic: 'users', id: kept.id, touches: [kept.id, gone.id] });
    await tellOfMerge(inside, origins, plan, reason);
    await context.enqueue(db, mergeRest, { gone: gone.id });
  });
}

/**
 * In one order for everybody. Not their keys: others sign up meanwhile for what these have places at, and refer to them
 * (as in `erasePerson`).
 */
async function lockBoth({ db }: Context, { gone, kept }: TwoAccounts<UserId>): Promise<void> {
  await sql`select from app_user where id in (${gone}, ${kept}) order by id for no key update`.execute(db);
}

function demandAsPreviewed(
  { language }: Context,
  { stops: [stop], digest, gone, kept }: MergePlan,
  seen: string,
): void {
  const texts = REFUSALS[language];
  if (stop) refuse('conflict', texts.merge_stops[stop](gone.name, kept.name));
  if (digest !== seen) refuse('conflict', texts.merge_changed);
}

const droppedAddresses = ({ gone, takesEmail, takesPhone }: MergePlan): string[] =>
  [takesEmail ? null : gone.email?.toLowerCase(), takesPhone ? null : gone.phone].filter((address) => address != null);

/** It keeps its name, as history says who did what, and nothing to log in with. */
async function closeAccount({ db, now }: Context, gone: MergedAccount, keptId: UserId): Promise<void> {
  await clearAccount(db, gone.id, gone.name);
  await sql`
    update app_user set erased_at = ${now}, blocked_at = ${now}, merged_into = ${keptId} where id = ${gone.id}`.execute(
    db,
  );
}

async function takeAddresses({ db }: Context, { gone, kept, takesEmail, takesPhone }: MergePlan): Promise<void> {
  if (takesEmail) {
    await sql`update app_user set email = ${gone.email}, email_verified_at = ${gone.email_verified_at}
      where id = ${kept.id}`.execute(db);
  }
  if (takesPhone) {
    await sql`update app_user set phone = ${gone.phone}, phone_verified_at = ${gone.phone_verified_at}
      where id = ${kept.id}`.execute(db);
  }
}
