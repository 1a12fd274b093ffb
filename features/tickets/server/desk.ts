import { sql } from 'kysely';
import { cardFor } from '#features/cards/server/public.ts';
import { rankOf } from '#features/organisations/policy.ts';
import { isAtLeast } from '#features/organisations/rules.ts';
import { accessIn } from '#features/organisations/server/public.ts';
import {
  type PassAlong,
  type PassKind,
  type PassPlace,
  passDigests,
  passesOf,
} from '#features/passes/server/public.ts';
import { ids, type TicketId } from '#features/vocabulary/ids.ts';
import { isStaffOf } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { UsedTicket } from '../contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { GroupRow } from './group-rows.ts';
import { outcomeAt, readingOf, readingWith, shownTicket, spendAtDesk } from './use.ts';
import { demandTicketsHere, isAboutHere } from './where.ts';

/** The organisation's moderators and up as they are now, while it is not stopped; where there is none, the staff. */
async function standsAtDesk(context: Context, { organisation_id, municipality_id }: GroupRow): Promise<boolean> {
  if (organisation_id === null) return isStaffOf(context.actor, municipality_id);
  const access = await accessIn(context, organisation_id);
  return access?.status === 'accepted' && isAtLeast(rankOf(access), 'moderator');
}

/** TIC-03: by its id, for desks without a scanner. */
export async function spendTicket(context: Context, id: TicketId, key: string): Promise<UsedTicket> {
  demandTicketsHere(context);
  const shown = (await shownTicket(context, id)) ?? refuse('not_found');
  const isHere = isAboutHere(context, shown.group.municipality_id);
  if (!(isHere && (await standsAtDesk(context, shown.group)))) {
    refuse(isHere && (await cardFor(context, shown.ticket.card_id)) ? 'forbidden' : 'not_found');
  }
  const used = (await spendAtDesk(context, id, { key, at: context.now })) ?? refuse('not_found');
  const texts = REFUSALS[context.language];
  switch (used.outcome) {
    case 'used':
    case 'used_before':
      return {
        id,
        name: used.title,
        first_name: used.holder,
        used_at: used.until ?? context.now.toISOString(),
        is_now: used.outcome === 'used',
      };
    case 'not_yet':
    case 'cancelled':
      return refuse('conflict', texts[used.outcome]);
    default:
      return refuse('conflict', texts.over);
  }
}

const isDeskOf = (place: PassPlace, { organisation_id, municipality_id }: GroupRow): boolean =>
  'organization_id' in place
    ? place.organization_id === organisation_id
    : organisation_id === null && place.municipality_id === municipality_id;

/** What is shown at a desk in the next days, and how much of it a device takes along. */
const DAYS_ALONG = 3;
const MAX_ALONG = 2000;

const alongRow = {
  id: ids.ticket,
  name: text,
  provider_name: text,
  valid_from: text,
  runs_out_at: text,
  first_name: textOrNull,
};

async function takeAlong(context: Context, place: PassPlace): Promise<PassAlong[]> {
  const ofPlace =
    'organization_id' in place
      ? sql`g.organisation_id = ${place.organization_id}`
      : sql`g.organisation_id is null and g.municipality_id = ${place.municipality_id}`;
  const { rows } = await rowsOf(alongRow)`
    select ticket.id, g.name, g.provider_name, g.valid_from, ticket.runs_out_at, child.first_name
    from ticket_group g
    join ticket on ticket.group_id = g.id and ticket.state = 'reserved' and ticket.runs_out_at > ${context.now}
    join card on card.id = ticket.card_id
    left join child on child.id = card.child_id
    where ${ofPlace} and g.state <> 'draft' and g.valid_until >= ${shortDate(context.now)}::date
      and g.valid_from < ${dayAfter(shortDate(context.now), DAYS_ALONG)}::date
    order by ticket.runs_out_at, ticket.id limit ${MAX_ALONG}`.execute(context.db);
  const passes = await passesOf(
    context,
    'ticket',
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ first_name, name, provider_name, valid_from, ...ticket }) => {
    const pass = passes.get(ticket.id);
    const outcome = shortDate(context.now) < valid_from ? 'not_yet' : 'holds';
    const group = { name, provider_name, valid_from };
    const reading = readingWith({ ticket: { ...ticket, used_at: null }, group }, outcome, first_name);
    return pass ? [{ ...passDigests(pass), reading }] : [];
  });
}

/** For the scanner, which has asked who stands at the desk. */
export const passKind: PassKind = {
  kind: 'ticket',
  async read(context, thing_id, place) {
    const shown = await shownTicket(context, ids.ticket.parse(thing_id));
    if (!shown) return undefined;
    if (!isDeskOf(place, shown.group)) return readingWith(shown, 'other_place', null);
    return readingOf(context, shown, outcomeAt(shown, context.now));
  },
  async use(context, thing_id, place, use) {
    const shown = await shownTicket(context, ids.ticket.parse(thing_id));
    if (!shown) return undefined;
    if (!isDeskOf(place, shown.group)) return readingWith(shown, 'other_place', null);
    return spendAtDesk(context, shown.ticket.id, use);
  },
  takeAlong,
};
