import { sql } from 'kysely';
import { actsFor } from '#features/households/server/public.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import { type DecidedVersion, isYes, runningVersionOf, why, whyNot } from '#features/schemes/server/public.ts';
import { type CardId, type ChildId, ids, type SchemeId, type UserId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { factsOf, isIdentified } from './family.ts';
import type { GrantContext, Granted } from './grant.ts';
import { newPin, pinPlace } from './pin.ts';
import { renewCards } from './renew-cards.ts';
import { demandCardsHere, isAboutHere } from './where.ts';

type Wish = { child_id: ChildId; scheme_id: SchemeId; is_within_income?: boolean | undefined };

/** CRD-02, CRD-06: an account for a child, where every rule holds; the same one for each of the guardians. */
export async function createCard(context: Context, wish: Wish): Promise<{ id: CardId }> {
  const words = REFUSALS[context.language];
  const { id: user } = actorOf(context);
  if (demandCardsHere(context) === 'ended') refuse('conflict', words.scheme_over);
  if (!(await isIdentified(context, user))) refuse('conflict', words.not_identified);
  const child = (await actsFor(context, user)).find(({ id }) => id === wish.child_id) ?? refuse('not_found');
  const today = shortDate(context.now);
  const version = await runningVersionOf(context, wish.scheme_id, today);
  if (!version) refuse('conflict', words.scheme_over);
  if (!isAboutHere(context, Number(version.municipality_id))) refuse('not_found');
  const reasons = why(factsOf(child, today, wish.is_within_income ?? null), version);
  if (!isYes(reasons)) {
    throw new Problem('invalid', {
      message: words.not_created,
      errors: { child_id: whyNot(context, version, reasons) },
    });
  }
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const [id] = await openCards(inside, version, [{ child_id: child.id, owner_user_id: user }]);
    if (!id) throw new Error('An account was neither found nor opened.');
    const granted = await renewCards(inside, version, [id]);
    if (!granted.ok) refuse('conflict', words.budget_used);
    return { id };
  });
}

/** Accounts with the version's amount for children whom the municipality has named; for those who have one, the same one. */
export async function openAccounts(
  context: GrantContext & Pick<Context, 'secrets'>,
  version: DecidedVersion,
  children: readonly ChildId[],
): Promise<Granted> {
  const holders = children.map((child_id) => ({ child_id, owner_user_id: null }));
  return renewCards(context, version, await openCards(context, version, holders));
}

type Holder = { child_id: ChildId; owner_user_id: UserId | null };

/** The accounts of these children in a scheme, opened where there are none, in the order of the children. */
export async function openCards(
  { db, now, secrets }: GrantContext & Pick<Context, 'secrets'>,
  { id: version_id, scheme_id, municipality_id }: DecidedVersion,
  holders: readonly Holder[],
): Promise<CardId[]> {
  // One after the other in a municipality: the numbers run without a gap, and nobody gets a second account.
  await lockMunicipality(db, Number(municipality_id));
  const { rows: last } = await rowsOf({ number })`
    select coalesce(max(number), 0) as number from card where municipality_id = ${Number(municipality_id)}`.execute(db);
  const known = await cardsOf(db, scheme_id, holders);
  const added = holders
    .filter(({ child_id }) => !known.has(child_id))
    .map((holder, position) => {
      const id = newId<'CardId'>();
      const pin_sealed = secrets.seal(newPin(), pinPlace(id));
      return { ...holder, id, pin_sealed, number: (last[0]?.number ?? 0) + position + 1 };
    });
  await sql`
    insert into card (id, municipality_id, scheme_id, version_id, child_id, number, pin_sealed, owner_user_id, created_at)
    select id, ${Number(municipality_id)}, ${scheme_id}, ${version_id}, child_id, number, pin_sealed, owner_user_id, ${now}
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
      as added (id uuid, child_id uuid, number int, pin_sealed text, owner_user_id uuid)`.execute(db);
  // An account that was closed with its period is the child's again.
  await sql`update card set closed_at = null
    where id = any(${[...known.values()]}::uuid[]) and closed_at is not null`.execute(db);
  const all = new Map([...known, ...added.map(({ child_id, id }) => [child_id, id] as const)]);
  return holders.flatMap(({ child_id }) => all.get(child_id) ?? []);
}

async function cardsOf(db: Context['db'], scheme: SchemeId, holders: readonly Holder[]) {
  const { rows } = await rowsOf({ id: ids.card, child_id: ids.child })`
    select id, child_id from card
    where scheme_id = ${scheme} and child_id = any(${holders.map(({ child_id }) => child_id)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, child_id }) => [child_id, id]));
}
