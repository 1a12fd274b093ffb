import { sql } from 'kysely';
import type { CardId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { isExpired } from '../rules.ts';
import { versionsOf } from './access.ts';
import { cardsNear, readTiedCards } from './card-rows.ts';
import { isAboutHere, schemeStateHere } from './where.ts';

/**
 * DLG-04: accounts in use here for which the user has to say where the child lives. Where the register does not even know
 * the municipality, no code would be taken.
 */
export async function cardsWithoutPostalCode(context: Context): Promise<CardId[]> {
  const { id, acting_user_id } = actorOf(context);
  // Who is logged in as another does not answer for them.
  if (acting_user_id !== null || context.tenant.is_sunset || schemeStateHere(context) === 'none') return [];
  const wanted = sql`card.closed_at is null and child.postal_code is null and child.municipality_id is not null
    and ${cardsNear(id)}`;
  const cards = (await readTiedCards(context, id, wanted)).filter(
    ({ role, municipality_id }) => role !== 'share' && isAboutHere(context, municipality_id),
  );
  const versions = await versionsOf(context, cards);
  const today = shortDate(context.now);
  return cards.flatMap(({ id, version_id, closed_at }) => {
    const version = versions.get(version_id);
    return version && !isExpired({ closed_at, last_day: version.last_day }, today) ? [id] : [];
  });
}
