import { type DecidedVersion, decidedVersion } from '#features/schemes/server/public.ts';
import { type CardId, ids } from '#features/vocabulary/ids.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import { type GrantContext, type Granted, grantCards, noteCarriedOver, takeBackLeftovers } from './grant.ts';

const renewedRow = { id: ids.card, municipality_id: number, version_id: ids.schemeVersion, is_granted: boolean };

/**
 * Accounts go over to a version: what was left from the one before is settled as that one says, and each gets the new
 * amount, once. Those that have it already are left as they are.
 */
export async function renewCards(
  context: GrantContext,
  version: DecidedVersion,
  cards: readonly CardId[],
): Promise<Granted> {
  const { rows } = await rowsOf(renewedRow)`
    select id, municipality_id, version_id, exists (
      select from card_grant
      where card_grant.card_id = card.id and card_grant.version_id = ${version.id} and reason = 'granted'
    ) as is_granted
    from card where id = any(${cards}::uuid[]) order by id for update of card`.execute(context.db);
  const renewed = rows.filter(({ is_granted }) => !is_granted);
  if (renewed.length === 0) return { ok: true };
  for (const [before, those] of Map.groupBy(renewed, ({ version_id }) => version_id)) {
    if (before !== version.id) await settle(context, await decidedVersion(context, before), version, those);
  }
  return grantCards(
    context,
    version,
    renewed.map(({ id }) => id),
  );
}

async function settle(
  context: GrantContext,
  before: DecidedVersion | undefined,
  version: DecidedVersion,
  cards: readonly { id: CardId; municipality_id: number }[],
): Promise<void> {
  if (!before) return;
  if (before.rules.leftover === 'returned') await takeBackLeftovers(context, before, cards);
  else await noteCarriedOver(context, version, cards);
}
