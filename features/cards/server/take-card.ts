import { sql } from 'kysely';
import { type CardId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { personNumberKind, withoutSeparators } from '#platform/contract/numbers.ts';
import { type FieldErrors, Problem, refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { isSameText } from '#platform/server/secrets.ts';
import { isPin, MAX_SHARES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { lockCard } from './access.ts';
import { pinPlace } from './pin.ts';
import { demandCardsHere, isAboutHere } from './where.ts';

/** CRD-02: who knows the child's number and the PIN is let in by its owner. */
export async function takeCard(context: Context, typed: { ssn: string; pin: string }): Promise<{ id: CardId }> {
  demandCardsHere(context);
  const words = REFUSALS[context.language];
  const { id: user } = actorOf(context);
  demandTyped(context, typed);
  const id = await cardOpenedBy(context, withoutSeparators(typed.ssn), typed.pin);
  // The same for a number that nobody has: a guess tells nothing about who has an account.
  if (!id) throw new Problem('invalid', { message: words.no_match, errors: { pin: [words.no_match] } });
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const access = await lockCard(inside, id);
    if (access?.role === 'share') return { id };
    if (access) refuse('conflict', words.already_yours);
    const { was_guardian, had_share, shares } = await pastWith(inside, id, user);
    if (was_guardian) refuse('conflict', words.was_guardian);
    if (had_share) refuse('conflict', words.share_ended);
    if (shares >= MAX_SHARES) refuse('conflict', words.too_many_shares);
    await sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
      values (${newId()}, ${id}, ${user}, true, ${context.now})`.execute(db);
    return { id };
  });
}

function demandTyped({ language }: Context, { ssn, pin }: { ssn: string; pin: string }): void {
  const words = REFUSALS[language];
  const errors: FieldErrors = {
    ...(personNumberKind(withoutSeparators(ssn)) === null && { ssn: [words.wrong_number] }),
    ...(!isPin(pin) && { pin: [words.wrong_pin] }),
  };
  const [first] = Object.values(errors).flat();
  if (first !== undefined) throw new Problem('invalid', { message: first, errors });
}

/** Each try is counted for its number before the code is compared, so that many tries at once, from many users, gain nothing. */
async function cardOpenedBy(context: Context, ssn: string, pin: string): Promise<CardId | undefined> {
  const { db, secrets } = context;
  const digest = secrets.digest('ssn', ssn);
  await context.takeNamedTurn('cardGuess', digest);
  const { rows } = await rowsOf({ id: ids.card, municipality_id: number, pin_sealed: text })`
    select card.id, card.municipality_id, card.pin_sealed from card join child on child.id = card.child_id
    where child.ssn_digest = ${digest} and card.closed_at is null order by card.number`.execute(db);
  return rows.find(
    ({ id, municipality_id, pin_sealed }) =>
      isAboutHere(context, municipality_id) && isSameText(secrets.open(pin_sealed, pinPlace(id)), pin),
  )?.id;
}

/** The PIN never changes, so that it alone does not bring back a user whose time is over. */
async function pastWith({ db }: Context, card: CardId, user: UserId) {
  const { rows } = await rowsOf({ was_guardian: boolean, had_share: boolean, shares: number })`
    select
      exists (
        select from guardianship join card on card.child_id = guardianship.child_id
        where card.id = ${card} and guardian_user_id = ${user}
      ) as was_guardian,
      exists (
        select from card_share
        where card_id = ${card} and user_id = ${user} and ended_by is distinct from ${user}
      ) as had_share,
      (select count(*) from card_share where card_id = ${card} and ended_at is null)::int as shares`.execute(db);
  return rows[0] ?? { was_guardian: false, had_share: false, shares: 0 };
}
