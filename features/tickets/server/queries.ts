import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { CardAccess } from '#features/cards/server/public.ts';
import { passesOf } from '#features/passes/server/public.ts';
import { type CardId, type ChildId, ids, type TicketGroupId, type TicketId } from '#features/vocabulary/ids.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { GroupCard, OwnTicket, TicketGroup } from '../contract.ts';
import { canWithCard, mayCancel } from '../policy.ts';
import {
  isValidOn,
  leftOf,
  type OwnTicketFilter,
  saleOf,
  TICKET_STATES,
  type TicketFilter,
  type TicketState,
  whyNot,
} from '../rules.ts';
import { GROUP_COLUMNS, type GroupRow, groupRow } from './group-rows.ts';
import { asAsking, cardsHere, demandCardHere } from './own-cards.ts';
import { demandTicketsHere } from './where.ts';

type Paged = { page: number; perPage: number };

const countRow = { all: number, used: number, unused: number, valid: number, active: number };

/** Conditions on `g` and `own`, what the user's accounts have of it. */
const conditionOf = (filter: TicketFilter, { now }: Pick<Context, 'now'>): RawBuilder<unknown> =>
  ({
    all: sql`true`,
    used: sql`own.has_used`,
    unused: sql`own.has_reserved`,
    valid: sql`${shortDate(now)}::date between g.valid_from and g.valid_until`,
    active: sql`g.state = 'open' and g.opens_at <= ${now} and g.closes_at > ${now} and g.held < g.total and g.waiting = 0`,
  })[filter];

/** What is on offer here, and whatever one's own accounts have a ticket of. */
const offered = ({ tenant, now }: Context, cards: readonly CardId[]) => sql`
  from ticket_group g
  left join lateral (
    select coalesce(bool_or(ticket.state = 'used'), false) as has_used,
      coalesce(bool_or(ticket.state = 'reserved' and ticket.runs_out_at > ${now}), false) as has_reserved
    from ticket where ticket.group_id = g.id and ticket.card_id = any(${sql.val([...cards])}::uuid[])
  ) as own on true
  where g.municipality_id = any(${sql.val([...tenant.municipality_ids])}::int[]) and g.state <> 'draft'
    and (g.state = 'open' and g.valid_until >= ${shortDate(now)}::date or own.has_used or own.has_reserved)`;

const shownGroup = groupRow.extend({ scheme_name: textOrNull });

/** TIC-01, TIC-03. */
export async function listTickets(context: Context, { filter, ...paged }: Paged & { filter: TicketFilter }) {
  const cards = await cardsHere(context);
  const own = cards.map(({ card }) => card.id);
  const { rows: counted } = await rowsOf(countRow)`
    select ${sql.join(
      (Object.keys(countRow) as TicketFilter[]).map(
        (name) => sql`(count(*) filter (where ${conditionOf(name, context)}))::int as ${sql.ref(name)}`,
      ),
    )} ${offered(context, own)}`.execute(context.db);
  const counts = counted[0] ?? { all: 0, used: 0, unused: 0, valid: 0, active: 0 };
  const { rows: groups } = await rowsOf(shownGroup)`
    select ${GROUP_COLUMNS}, (select name from scheme where scheme.id = g.scheme_id) as scheme_name
    ${offered(context, own)} and ${conditionOf(filter, context)}
    order by own.has_reserved desc, g.closes_at <= ${context.now}, g.closes_at, g.id
    limit ${paged.perPage} offset ${(paged.page - 1) * paged.perPage}`.execute(context.db);
  const ownCards = await groupCardsOf(context, groups, cards);
  const data: TicketGroup[] = groups.map((group) => ({
    ...shownOf(group, context.now),
    cards: ownCards.get(group.id) ?? [],
  }));
  const has_card = cards.some(({ is_expired }) => !is_expired);
  return { data, meta: pageMetaFor(counts[filter], paged), counts, has_card, as_of: context.now.toISOString() };
}

/** What everybody sees of a group. */
export const shownOf = (group: z.infer<typeof shownGroup>, now: Date): Omit<TicketGroup, 'cards'> => ({
  id: group.id,
  name: group.name,
  description: group.description,
  provider_name: group.provider_name,
  organization_id: group.organisation_id,
  thumbnail_url: group.thumbnail_url,
  equipment: false,
  scheme_name: group.scheme_name,
  total: group.total,
  left: leftOf(group),
  waiting: group.waiting,
  opens_at: group.opens_at,
  closes_at: group.closes_at,
  valid_from: group.valid_from,
  valid_until: group.valid_until,
  hold_days: group.hold_days,
  min_age: group.min_age,
  max_age: group.max_age,
  per_card: group.per_card,
  sale: saleOf(group, now),
});

const ownRow = z.object({
  id: ids.ticket,
  group_id: ids.ticketGroup,
  card_id: ids.card,
  state: z.enum(TICKET_STATES),
  reserved_at: text,
  runs_out_at: text,
  used_at: textOrNull,
});

const waitRow = { group_id: ids.ticketGroup, card_id: ids.card, child_id: ids.child, position: number };

/** One that has run out has run out, also where no job has said so yet. */
const stateAt = (
  { state, runs_out_at }: Pick<z.infer<typeof ownRow>, 'state' | 'runs_out_at'>,
  now: Date,
): TicketState => (state === 'reserved' && Date.parse(runs_out_at) <= now.getTime() ? 'expired' : state);

/** Where each of the accounts stands to each of the groups. */
export async function groupCardsOf(
  context: Context,
  groups: readonly GroupRow[],
  cards: readonly CardAccess[],
): Promise<ReadonlyMap<TicketGroupId, GroupCard[]>> {
  // With whichever of its accounts, also those that the user has no part in: so many are for each child.
  const children = sql`card.child_id = any(${sql.val(cards.map(({ card }) => card.child_id))}::uuid[])`;
  const inGroups = sql`group_id = any(${sql.val(groups.map(({ id }) => id))}::uuid[])`;
  const { rows: tickets } = await rowsOf(ownRow.extend({ child_id: ids.child }))`
    select ticket.id, group_id, card_id, card.child_id, state, reserved_at, runs_out_at, used_at
    from ticket join card on card.id = ticket.card_id
    where ${children} and ${inGroups} and (state = 'used' or state = 'reserved' and runs_out_at > ${context.now})
    order by reserved_at, ticket.id`.execute(context.db);
  const { rows: waits } = await rowsOf(waitRow)`
    select group_id, card_id, card.child_id, (
        select count(*)::int from ticket_wait before
        where before.group_id = ticket_wait.group_id and before.position <= ticket_wait.position
      ) as position
    from ticket_wait join card on card.id = ticket_wait.card_id
    where ${children} and ${inGroups}`.execute(context.db);
  const shownCard = (group: GroupRow, access: CardAccess): GroupCard => {
    const { id: card_id, child_id } = access.card;
    const ofChild = (one: { group_id: TicketGroupId; child_id: ChildId }) =>
      one.group_id === group.id && one.child_id === child_id;
    const held = tickets.filter(ofChild);
    const wait = waits.find(ofChild);
    const position = wait?.card_id === card_id ? wait.position : null;
    const waits_elsewhere = wait !== undefined && position === null;
    const why_not = whyNot(group, asAsking(access, { holds: held.length, waits_elsewhere }), context.now);
    return {
      card_id,
      first_name: access.child.first_name,
      tickets: held
        .filter((one) => one.card_id === card_id)
        .map(({ group_id: _group, card_id: _card, child_id: _child, ...ticket }) => ticket),
      position,
      why_not,
      can: canWithCard({ may_pay: access.may_pay, is_waiting: position !== null }, why_not),
    };
  };
  return new Map(
    groups.map((group) => [
      group.id,
      cards
        .filter(({ card }) => card.municipality_id === group.municipality_id)
        .map((access) => shownCard(group, access)),
    ]),
  );
}

/** When it was used or given back, or ran out, however late a job has said so. */
const OVER_AT = sql`coalesce(ticket.used_at, least(ticket.ended_at, ticket.runs_out_at))`;

const ownTicketRow = ownRow.extend({
  over_at: text,
  name: text,
  provider_name: text,
  thumbnail_url: textOrNull,
  valid_from: text,
  valid_until: text,
  total: number,
});

type Wanted = { where: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number; offset?: number };

async function readOwn(context: Context, cards: readonly CardAccess[], { where, order, limit, offset = 0 }: Wanted) {
  const { rows } = await rowsOf(ownTicketRow)`
    select ticket.id, ticket.group_id, ticket.card_id, ticket.state, ticket.reserved_at, ticket.runs_out_at,
      ticket.used_at, ${OVER_AT} as over_at, g.name, g.provider_name, g.thumbnail_url, g.valid_from, g.valid_until,
      (count(*) over ())::int as total
    from ticket join ticket_group g on g.id = ticket.group_id
    where ticket.card_id = any(${sql.val(cards.map(({ card }) => card.id))}::uuid[]) and ${where}
    order by ${order} limit ${limit} offset ${offset}`.execute(context.db);
  const passes = await passesOf(
    context,
    'ticket',
    rows.filter((row) => stateAt(row, context.now) === 'reserved').map(({ id }) => id),
  );
  const byId = new Map(cards.map((access) => [access.card.id, access]));
  const tickets = rows.flatMap((row): OwnTicket[] => {
    const access = byId.get(row.card_id);
    if (!access) return [];
    const state = stateAt(row, context.now);
    const { name, provider_name, thumbnail_url, valid_from, valid_until } = row;
    return [
      {
        id: row.id,
        state,
        reserved_at: row.reserved_at,
        runs_out_at: row.runs_out_at,
        used_at: row.used_at,
        ended_at: state === 'reserved' ? null : row.over_at,
        card_id: row.card_id,
        first_name: access.child.first_name,
        group: { id: row.group_id, name, provider_name, thumbnail_url, valid_from, valid_until },
        is_valid: state === 'reserved' && isValidOn(row, shortDate(context.now)),
        pass: state === 'reserved' ? (passes.get(row.id) ?? null) : null,
        can: { cancel: mayCancel({ may_pay: access.may_pay, state }) },
      },
    ];
  });
  return { tickets, total: rows[0]?.total ?? 0 };
}

export async function listOwnTickets(context: Context, { filter, ...paged }: Paged & { filter: OwnTicketFilter }) {
  const { tickets, total } = await readOwn(context, await cardsHere(context), {
    ...(filter === 'ended' ? ended(context) : { where: sql`true`, order: sql`ticket.reserved_at desc, ticket.id` }),
    limit: paged.perPage,
    offset: (paged.page - 1) * paged.perPage,
  });
  return { data: tickets, meta: pageMetaFor(total, paged) };
}

/** Also where no job has said so yet. */
const ended = ({ now }: Context): Pick<Wanted, 'where' | 'order'> => ({
  where: sql`not (ticket.state = 'reserved' and ticket.runs_out_at > ${now})`,
  order: sql`${OVER_AT} desc, ticket.id`,
});

/** More than the accounts of one family ever have at once; a bound for what is read. */
const MAX_RESERVED = 200;

const unused = ({ now }: Context): Wanted => ({
  where: sql`ticket.state = 'reserved' and ticket.runs_out_at > ${now}`,
  order: sql`ticket.runs_out_at, ticket.id`,
  limit: MAX_RESERVED,
});

export const listReserved = async (context: Context): Promise<OwnTicket[]> =>
  (await readOwn(context, await cardsHere(context), unused(context))).tickets;

export const listOnCard = async (context: Context, id: CardId): Promise<OwnTicket[]> =>
  (await readOwn(context, [await demandCardHere(context, id)], unused(context))).tickets;

export async function ownTicket(context: Context, id: TicketId): Promise<OwnTicket> {
  demandTicketsHere(context);
  const { rows } = await rowsOf({ card_id: ids.card })`select card_id from ticket where id = ${id}`.execute(context.db);
  const access = await demandCardHere(context, rows[0]?.card_id ?? refuse('not_found'));
  const wanted = { where: sql`ticket.id = ${id}`, order: sql`ticket.id`, limit: 1 };
  return (await readOwn(context, [access], wanted)).tickets[0] ?? refuse('not_found');
}
