import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { GRANT_REASONS } from '#features/cards/rules.ts';
import { ownAmong } from '#features/cards/server/public.ts';
import { CLAIM_STATES, STATUS_OF } from '#features/claims/rules.ts';
import { GUARDIANSHIP_SOURCES } from '#features/households/rules.ts';
import { type CardId, ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { bornToBeAdultOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OpenedCard } from '../contract.ts';
import { mayChangeAccounts, maySeeAccounts } from '../policy.ts';
import { MAX_STORY } from '../rules.ts';
import { readLines } from './card-lines.ts';

const cardRow = z.object({
  municipality_id: number,
  created_at: text,
  last_day: text,
  last_name: textOrNull,
  born_on: textOrNull,
});

/** One account with all that a decision takes. That a person of the staff looked is written down in the same transaction. */
export const openCard = (context: Context, id: CardId): Promise<OpenedCard> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf(cardRow)`
      select card.municipality_id, card.created_at, least(version.ends_on, version.ended_on)::text as last_day,
        child.last_name, child.born_on
      from card join scheme_version as version on version.id = card.version_id
      left join child on child.id = card.child_id
      where card.id = ${id}`.execute(db);
    const card = rows[0];
    if (!card || !maySeeAccounts(context.actor, card.municipality_id)) refuse('not_found');
    const [line] = await readLines(inside, { from: sql`card`, where: sql`card.id = ${id}`, limit: 1 });
    if (!line) refuse('not_found');
    const { municipality_id, created_at, last_day, last_name, born_on } = card;
    const isAdmin = mayChangeAccounts(context.actor, municipality_id);
    const is_own_case = (await ownAmong(inside, [id])).has(id);
    const looked = isAdmin ? await lookedAt(inside, id) : null;
    await recordAudit(inside, 'card.read', { municipality_id, details: { card: id } });
    return {
      ...line,
      created_at,
      last_day,
      last_name: isAdmin ? last_name : null,
      born_on: isAdmin ? born_on : null,
      grants: await grantsOf(inside, id),
      payments: await paymentsOf(inside, id),
      guardians: await guardiansOf(inside, id, isAdmin),
      looked,
      is_own_case,
      can: { change: isAdmin && !is_own_case && line.state === 'open' },
    };
  });

const grantRow = z.object({
  id: ids.cardGrant,
  reason: z.enum(GRANT_REASONS),
  amount_ore: number,
  note: textOrNull,
  by: textOrNull,
  created_at: text,
});

async function grantsOf({ db }: Context, id: CardId) {
  const { rows } = await rowsOf(grantRow)`
    select card_grant.id, reason, amount_ore, note, app_user.name as by, card_grant.created_at
    from card_grant left join app_user on app_user.id = card_grant.actor_user_id and app_user.erased_at is null
    where card_id = ${id} order by card_grant.created_at desc, card_grant.id limit ${MAX_STORY}`.execute(db);
  return rows;
}

const paymentRow = z.object({
  id: ids.claim,
  state: z.enum(CLAIM_STATES),
  payee_name: text,
  amount_ore: number,
  created_at: text,
});

async function paymentsOf({ db }: Context, id: CardId): Promise<OpenedCard['payments']> {
  const { rows } = await rowsOf(paymentRow)`
    select id, state, payee_name, purse_ore as amount_ore, created_at from claim
    where card_id = ${id} order by created_at desc, id limit ${MAX_STORY}`.execute(db);
  return rows.map(({ state, ...payment }) => ({ ...payment, status: STATUS_OF[state] }));
}

const guardianRow = { name: text, source: z.enum(GUARDIANSHIP_SOURCES), since: text };

/** As guardianship is now: from 18 on the child has none. */
async function guardiansOf({ db, now }: Context, id: CardId, isWhole: boolean): Promise<OpenedCard['guardians']> {
  const { rows } = await rowsOf(guardianRow)`
    select app_user.name, guardianship.source, guardianship.started_at as since
    from card join child on child.id = card.child_id
    join guardianship on guardianship.child_id = child.id and guardianship.ended_at is null
    join app_user on app_user.id = guardianship.guardian_user_id and app_user.erased_at is null
    where card.id = ${id} and child.born_on > ${bornToBeAdultOn(shortDate(now))}::date
    order by guardianship.started_at, guardianship.id limit ${MAX_STORY}`.execute(db);
  return rows.map((guardian) => (isWhole ? guardian : { ...guardian, name: guardian.name.split(' ')[0] ?? '' }));
}

/** By the index of accounts in the audit log, the newest first. */
async function lookedAt({ db }: Context, id: CardId): Promise<NonNullable<OpenedCard['looked']>> {
  const { rows } = await rowsOf({ name: textOrNull, deed: text, at: text })`
    select app_user.name, entry.action as deed, entry.at from audit_entry as entry
    left join app_user on app_user.id = entry.actor_user_id and app_user.erased_at is null
    where entry.details ->> 'card' = ${id}
    order by entry.position desc limit ${MAX_STORY}`.execute(db);
  return rows;
}
