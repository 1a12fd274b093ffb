import {
  chosenMunicipality,
  keptMunicipality,
  municipalitiesFor,
} from '#features/dashboards/web/chosen-municipality.ts';
import type { OfficeRoom } from '#features/portal/web/office-paths.ts';
import type { PageParts, PageServices } from '#features/portal/web/page-module.ts';
import type { PortalTenant } from '#features/tenants/contract.ts';
import { getMyPermissions } from '#features/users/web/calls.ts';
import { answerQuery } from '#platform/web/answers.tsx';

/** In the address, else as it was kept, else that of the portal. */
export const wantedMunicipalities = (
  query: URLSearchParams,
  { municipality_ids }: Pick<PortalTenant, 'municipality_ids'>,
): readonly (string | null)[] => [query.get('municipality'), keptMunicipality.read(), ...municipality_ids];

/** For loaders: the municipality whose room is about to be shown. Rights are read again when they are not fresh. */
export async function askedOffice(
  room: OfficeRoom,
  { queries, call, tenant }: PageServices,
  { query }: PageParts,
): Promise<{ municipality_id?: string }> {
  const { data } = await queries.fetchQuery(answerQuery(call, getMyPermissions, {}));
  const chosen = chosenMunicipality(municipalitiesFor(room, data.municipalities), wantedMunicipalities(query, tenant));
  return chosen ? { municipality_id: chosen.id } : {};
}
