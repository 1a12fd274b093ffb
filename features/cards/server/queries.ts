import { z } from 'zod';
import { balancesOfOwners } from '#features/ledger/server/public.ts';
import { districtId, municipalityId } from '#features/municipalities/contract.ts';
import { type CardId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { ageOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Card } from '../contract.ts';
import { isFromChildhood, isGrownUp, mayAskRefund, mayShare } from '../policy.ts';
import { isExpired, MAX_CARDS } from '../rules.ts';
import { versionsOf } from './access.ts';
import { cardsNear, readTiedCards, type TiedCard } from './card-rows.ts';
import { providerOf } from './shown-card.ts';
import { demandCardsHere, isAboutHere } from './where.ts';

/** CRD-01: the accounts of this portal that the user sees. */
export async function listCards(context: Context): Promise<Card[]> {
  demandCardsHere(context);
  const { id } = actorOf(context);
  const cards = (await readTiedCards(context, id, cardsNear(id))).filter(({ municipality_id }) =>
    isAboutHere(context, municipality_id),
  );
  const versions = await versionsOf(context, cards);
  const [left, granted, homes, shares] = [
    await leftIn(context, cards),
    await grantedTo(context, cards),
    await homesOf(context, cards),
    await sharesOf(context, cards, id),
  ];
  return cards.flatMap((card) => {
    const version = versions.get(card.version_id);
    if (!version) return [];
    const { child_id, first_name, last_name, born_on, role, closed_at } = card;
    const { rules, last_day } = version;
    const is_expired = isExpired({ closed_at, last_day }, shortDate(context.now));
    const of = shares
      .filter(({ card_id }) => card_id === card.id)
      .map((share) => ({ ...share, is_ended: share.is_ended || isOver(share, card, shortDate(context.now)) }));
    return [
      {
        id: card.id,
        name: `${first_name} ${last_name}`,
        child: { id: child_id, first_name, last_name, born_on, age: ageOn(born_on, shortDate(context.now)) },
        home: role === 'share' ? null : (homes.get(card.id) ?? null),
        provider: providerOf(context, version),
        amount_ore: left.get(card.id) ?? 0,
        granted_ore: granted.get(card.id) ?? 0,
        rules,
        last_day,
        is_expired,
        role,
        can: { pay: card.may_pay && !is_expired, refund: mayAskRefund(card) && !is_expired, share: mayShare(card) },
        shares: role === 'share' ? [] : of.filter(({ is_ended }) => !is_ended || mayShare(card)).map(shownShare),
        own_share_id: of.find(({ is_own, is_ended }) => is_own && !is_ended)?.id ?? null,
      },
    ];
  });
}

async function leftIn(context: Context, cards: readonly TiedCard[]): Promise<ReadonlyMap<string, number>> {
  const owners = cards.map(({ id, municipality_id }) => ({ municipality_id, kind: 'purse' as const, owner_id: id }));
  const balances = await balancesOfOwners(context, owners);
  return new Map([...balances].map(([id, { available_ore }]) => [id, available_ore]));
}

/** For the period that the account is in. */
async function grantedTo({ db }: Context, cards: readonly TiedCard[]): Promise<ReadonlyMap<CardId, number>> {
  const { rows } = await rowsOf({ card_id: ids.card, granted_ore: number })`
    select card_id, sum(amount_ore)::bigint as granted_ore
    from card_grant join card on card.id = card_grant.card_id and card.version_id = card_grant.version_id
    where card_id = any(${cards.map(({ id }) => id)}::uuid[]) and reason <> 'returned'
    group by card_id`.execute(db);
  return new Map(rows.map(({ card_id, granted_ore }) => [card_id, granted_ore]));
}

async function homesOf({ db }: Context, cards: readonly TiedCard[]) {
  const { rows } = await rowsOf({
    id: ids.card,
    municipality_id: municipalityId.nullable(),
    district_id: districtId.nullable(),
    postal_code: textOrNull,
  })`
    select card.id, child.municipality_id::text, child.district_id::text, child.postal_code
    from card join child on child.id = card.child_id
    where card.id = any(${cards.map(({ id }) => id)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...home }) => [id, home]));
}

const shareRow = z.object({
  id: ids.cardShare,
  card_id: ids.card,
  name: text,
  may_pay: boolean,
  is_ended: boolean,
  is_own: boolean,
  started_at: text,
});

/** Those that are open, and those that the owner has ended and can give back; the last of each user. */
async function sharesOf({ db }: Context, cards: readonly TiedCard[], user: UserId) {
  const { rows } = await rowsOf(shareRow)`
    select * from (
      select distinct on (share.card_id, share.user_id) share.id, share.card_id, app_user.name, share.may_pay,
        share.ended_at is not null as is_ended, share.user_id = ${user} as is_own, share.started_at
      from card_share share join app_user on app_user.id = share.user_id and app_user.erased_at is null
      where share.card_id = any(${cards.map(({ id }) => id)}::uuid[])
        and (share.ended_at is null or share.ended_by is distinct from share.user_id)
      order by share.card_id, share.user_id, share.ended_at desc nulls first
    ) as last order by card_id, is_ended, name, id limit ${MAX_CARDS}`.execute(db);
  return rows;
}

const isOver = ({ started_at }: z.infer<typeof shareRow>, card: TiedCard, today: string): boolean =>
  isGrownUp(card, today) && isFromChildhood({ started_on: shortDate(new Date(started_at)) }, card.born_on);

const shownShare = ({ id, name, may_pay, is_ended }: z.infer<typeof shareRow>) => ({ id, name, may_pay, is_ended });
