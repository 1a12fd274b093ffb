import { sql } from 'kysely';
import { type CardId, type CardShareId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import { mayShare } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type CardAccess, demandCard, lockCard } from './access.ts';
import { pinPlace } from './pin.ts';
import { demandCardsHere } from './where.ts';

/** CRD-02, CRD-10: the PIN for the owner, who has just proved who they are. The number they know; most of it is hidden. */
export async function showShare(context: Context, id: CardId): Promise<{ ssn: string; pin: string }> {
  demandCardsHere(context);
  const { card, child, ...rights } = await demandCard(context, id);
  demandOwner(context, rights);
  const { rows } = await rowsOf({ pin_sealed: text })`
    select pin_sealed from card where id = ${card.id}`.execute(context.db);
  const pin = context.secrets.open(rows[0]?.pin_sealed ?? '', pinPlace(card.id));
  return { ssn: hiddenNumber(child.born_on), pin };
}

/** The date of birth, and dots for what is secret: '040317 •••••'. */
function hiddenNumber(bornOn: string): string {
  const [year = '', month = '', day = ''] = bornOn.split('-');
  return `${day}${month}${year.slice(-2)} •••••`;
}

/** Whether the one it is shared with may pay; what was ended is open again. */
export function changeShare(context: Context, id: CardId, share: CardShareId, may_pay: boolean): Promise<undefined> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const access = await demandLocked(inside, id);
    demandOwner(context, access);
    await demandShare(inside, id, share);
    await sql`update card_share set may_pay = ${may_pay}, ended_at = null, ended_by = null,
        started_at = case when ended_at is null and ${access.role !== 'holder'} then started_at else ${context.now} end
      where id = ${share}`.execute(db);
    return undefined;
  });
}

/** The owner ends anyone's; others their own. */
export function endShare(context: Context, id: CardId, share: CardShareId): Promise<undefined> {
  const { id: user } = actorOf(context);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const access = await demandLocked(inside, id);
    const { is_own } = await demandShare(inside, id, share);
    if (!is_own) demandOwner(context, access);
    await sql`update card_share set ended_at = ${context.now}, ended_by = ${user}
      where id = ${share} and ended_at is null`.execute(db);
    return undefined;
  });
}

async function demandLocked(context: Context, id: CardId): Promise<CardAccess> {
  demandCardsHere(context);
  return (await lockCard(context, id)) ?? refuse('not_found');
}

/** The account is seen, the deed is another's. */
function demandOwner({ language }: Context, rights: Pick<CardAccess, 'role'>): void {
  if (!mayShare(rights)) refuse('forbidden', REFUSALS[language].owner_only);
}

async function demandShare(context: Context, card: CardId, share: CardShareId): Promise<{ is_own: boolean }> {
  const { rows } = await rowsOf({ id: ids.cardShare, is_own: boolean })`
    select id, user_id = ${actorOf(context).id} as is_own from card_share
    where id = ${share} and card_id = ${card}
      and (ended_at is null or ended_by is distinct from user_id)`.execute(context.db);
  return rows[0] ?? refuse('not_found');
}
