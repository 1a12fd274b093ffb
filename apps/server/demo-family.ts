import { DEMO_ACCOUNTS, DEMO_SCHEME_MUNICIPALITY_ID } from '#database/seeds/accounts.ts';
import { openCards } from '#features/cards/server/create-card.ts';
import { factsOf } from '#features/cards/server/family.ts';
import { renewCards } from '#features/cards/server/renew-cards.ts';
import { actsFor } from '#features/households/server/public.ts';
import { takeOver } from '#features/households/server/refresh-household.ts';
import { BO_BRUKER, samplePopulation } from '#features/households/server/sample-population.ts';
import { ssnPlace } from '#features/identity/server/reseal.ts';
import { isYes, runningVersions, why } from '#features/schemes/server/public.ts';
import { ids, type SchemeId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { loadDemoCulture } from './demo-culture.ts';
import { loadDemoScreens } from './demo-screens.ts';
import { loadDemoYear } from './demo-year.ts';

/** The demo's user has children, and an account for each who is old enough. Doing it twice does it once. */
export async function loadDemoFamily({ db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>): Promise<void> {
  const user = ids.user.parse(DEMO_ACCOUNTS.bruker.id);
  const registered = await samplePopulation().childrenOf(BO_BRUKER);
  await inTransaction(db, async (transaction) => {
    const context = { db: transaction, now, secrets, actor: null };
    const { numUpdatedRows } = await transaction
      .updateTable('app_user')
      .set({ ssn_sealed: secrets.seal(BO_BRUKER, ssnPlace(user)), ssn_digest: secrets.digest('ssn', BO_BRUKER) })
      .where('id', '=', user)
      .where('ssn_digest', 'is', null)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const today = shortDate(now);
    const versions = await runningVersions(context, DEMO_SCHEME_MUNICIPALITY_ID, today);
    await takeOver(context, user, registered);
    const children = await actsFor(context, user);
    await loadDemoCulture(context);
    await loadDemoScreens(context);
    for (const version of versions) {
      const entitled = children.filter((child) => isYes(why(factsOf(child, today, null), version)));
      const own = entitled.map((child) => ({ ...child, guardian: user }));
      await loadDemoYear(context, await addParticipants(context, version.scheme_id), own);
      const holders = entitled.map(({ id }) => ({ child_id: id, owner_user_id: user }));
      await renewCards(context, version, await openCards(context, version, holders));
    }
  });
}

/** Made up, with check digits that are right. */
const BANK_ACCOUNTS = ['12345678903', '12345678911', '15039911229'];

/** The organisations of the town that families would pay: those that charge, the ones with the fewest free activities first. */
async function addParticipants({ db, now }: Pick<Context, 'db' | 'now'>, schemeId: SchemeId) {
  const { rows } = await rowsOf({ id: ids.organisation, name: text })`
    select o.id, o.name from organisation o
    left join event e on e.organisation_id = o.id and e.status = 'published' and e.deleted_at is null
    where (o.municipality_id = ${DEMO_SCHEME_MUNICIPALITY_ID} or ${DEMO_SCHEME_MUNICIPALITY_ID} = any(e.municipality_ids))
      and o.status = 'accepted' and o.deleted_at is null
    group by o.id
    order by count(*) filter (where not e.is_free) desc, count(*) filter (where e.is_free), o.id
    limit ${BANK_ACCOUNTS.length}`.execute(db);
  const participations = rows.map(({ id }, at) => ({
    id: newId<'ParticipationId'>(),
    scheme_id: schemeId,
    organisation_id: id,
    state: 'approved' as const,
    bank_account: BANK_ACCOUNTS[at] ?? '',
    asked_at: now,
    decided_at: now,
  }));
  if (participations.length > 0) await db.insertInto('participation').values(participations).execute();
  return rows.map((row, at) => ({ ...row, bank_account: BANK_ACCOUNTS[at] ?? '' }));
}
