import { rankOf } from '#features/organisations/policy.ts';
import { isAtLeast } from '#features/organisations/rules.ts';
import { accessesIn } from '#features/organisations/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';

/** Those of the organisations that the reader acts for today: as their moderator, admin or owner, or their parent's admin. */
export async function ownOrganisations(
  context: Context,
  organisations: readonly OrganisationId[],
): Promise<ReadonlySet<OrganisationId>> {
  const accesses = await accessesIn(context, [...new Set(organisations)]);
  return new Set(accesses.filter((access) => isAtLeast(rankOf(access), 'moderator')).map(({ id }) => id));
}

/** Nobody decides in their own case (decision 0112). */
export async function demandNotOwnOrganisation(context: Context, organisation: OrganisationId): Promise<void> {
  const own = await ownOrganisations(context, [organisation]);
  if (own.size > 0) refuse('forbidden', REFUSALS[context.language].own_organisation);
}
