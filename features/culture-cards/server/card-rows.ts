import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { boolean, number, numberOrNull, text } from '#platform/server/rows.ts';
import type { DeskCard } from '../contract.ts';
import { cardState, visitsLeft } from '../rules.ts';
import type { DeskAccess } from './venue-access.ts';

/** A card with its group, as everybody reads it first. */
export const cardRow = z.object({
  id: ids.cultureCard,
  municipality_id: number,
  group_id: ids.cultureGroup,
  venue_id: ids.cultureVenue.nullable(),
  number,
  name: text,
  user_id: ids.user.nullable(),
  birth_year: numberOrNull,
  visits_allowed: numberOrNull,
  visits_used: number,
  is_removed: boolean,
  group_name: text,
  valid_from: text,
  valid_until: text,
  with_companion: boolean,
});
export type CardRow = z.infer<typeof cardRow>;

export const CARD_COLUMNS = sql`culture_card.id, culture_card.municipality_id, culture_card.group_id,
  culture_group.venue_id, culture_card.number, culture_card.name, culture_card.user_id, culture_card.birth_year,
  culture_card.visits_allowed, culture_card.visits_used,
  (culture_card.removed_at is not null or culture_group.ended_at is not null) as is_removed,
  culture_group.name as group_name, culture_group.valid_from::text, culture_group.valid_until::text,
  culture_group.with_companion`;

export const CARDS = sql`culture_card join culture_group on culture_group.id = culture_card.group_id`;

/** That a card's group is the municipality's own or the venue's, as `isMetAt` says it. */
export const metAt = (desk: Pick<DeskAccess, 'id' | 'municipality_id'>): RawBuilder<unknown> =>
  sql`culture_group.municipality_id = ${desk.municipality_id}
    and (culture_group.venue_id is null or culture_group.venue_id = ${desk.id})`;

export function deskCardOf(row: CardRow, at: Date): DeskCard {
  const { id, number, name, group_id, group_name, visits_allowed, valid_from, valid_until, with_companion } = row;
  const state = cardState(row, shortDate(at));
  const visits_left = visitsLeft(row);
  return {
    id,
    number,
    name,
    group_id,
    group_name,
    state,
    visits_allowed,
    visits_left,
    valid_from,
    valid_until,
    with_companion,
  };
}
