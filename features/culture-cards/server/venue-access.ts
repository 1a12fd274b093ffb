import { z } from 'zod';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { visitedMunicipality } from '#features/municipalities/server/public.ts';
import { accessIn } from '#features/organisations/server/public.ts';
import { type CultureVenueId, ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { isMunicipalStaff, isSuperAdmin } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { maySeeOffice, mayStandAtDesk, ranksForDesk } from '../policy.ts';

export type DeskAccess = {
  id: CultureVenueId;
  municipality_id: number;
  organisation_id: OrganisationId;
  name: string;
};

/** The venue at whose desk the person stands now. To others there is none. */
export async function demandDesk(context: Context, organisationId: OrganisationId): Promise<DeskAccess> {
  const organisation = await accessIn(context, organisationId);
  if (!organisation || context.tenant.is_sunset || !ranksForDesk(organisation)) refuse('not_found');
  const venue = (await openVenue(context, organisationId)) ?? refuse('not_found');
  if (!mayStandAtDesk(organisation)) refuse('organisation_stopped');
  return { ...venue, organisation_id: organisationId, name: organisation.name };
}

const venueRow = z.object({ id: ids.cultureVenue, municipality_id: z.number() });

async function openVenue({ db }: Context, organisationId: OrganisationId) {
  const { rows } = await rowsOf(venueRow)`
    select id, municipality_id from culture_venue
    where organisation_id = ${organisationId} and ended_at is null`.execute(db);
  return rows[0];
}

/** For its own people, and as a guest of the portal's own municipality for those who look after all portals. */
export function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  const actor = actorOf(context);
  if (!isMunicipalStaff(actor) && !isSuperAdmin(actor)) refuse('not_found');
  const id = visitedMunicipality(context, asked);
  return maySeeOffice(actor, id) ? id : refuse('not_found');
}
