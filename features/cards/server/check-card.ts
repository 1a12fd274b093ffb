import { actsFor } from '#features/households/server/public.ts';
import { isYes, runningVersions, why } from '#features/schemes/server/public.ts';
import { type CardId, type ChildId, ids } from '#features/vocabulary/ids.ts';
import { personNumberKind, withoutSeparators } from '#platform/contract/numbers.ts';
import { Problem } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { factsOf } from './family.ts';
import { demandCardsHere } from './where.ts';

type Checked = { child_id: ChildId; card_id: CardId | null; is_open: boolean };

/** CRD-02: by number, among the user's own children. A child of others is as unknown as one that does not exist. */
export async function checkCard(context: Context, typed: string): Promise<Checked> {
  demandCardsHere(context);
  const words = REFUSALS[context.language];
  const ssn = withoutSeparators(typed);
  if (personNumberKind(ssn) === null) refuseNumber(words.wrong_number);
  const digest = context.secrets.digest('ssn', ssn);
  await context.takeNamedTurn('cardGuess', digest);
  const child_id = await childWith(context, digest);
  const child = (await actsFor(context, actorOf(context).id)).find(({ id }) => id === child_id);
  if (!child) refuseNumber(words.not_yours);
  const today = shortDate(context.now);
  const versions = await runningVersions(context, Number(child.municipality_id ?? 0), today);
  const card_id = await openCardOf(context, child.id);
  const facts = factsOf(child, today, true);
  return { child_id: child.id, card_id, is_open: versions.some((version) => isYes(why(facts, version))) };
}

function refuseNumber(message: string): never {
  throw new Problem('invalid', { message, errors: { ssn: [message] } });
}

async function childWith({ db }: Context, digest: string): Promise<ChildId | undefined> {
  const { rows } = await rowsOf({ id: ids.child })`select id from child where ssn_digest = ${digest}`.execute(db);
  return rows[0]?.id;
}

async function openCardOf({ db }: Context, child: ChildId): Promise<CardId | null> {
  const { rows } = await rowsOf({ id: ids.card })`
    select id from card where child_id = ${child} and closed_at is null order by number limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
