import { addressOf, criteriaIn } from '#features/events/filters.ts';
import { chosenPlaces, publicOrganisation } from '#features/feeds/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getWallPage } from '../contract.ts';
import { wallEvents } from './queries.ts';

/** It stands in the path of the page: an id that cannot exist is a thing that does not exist. */
function organisationNamed(context: Context, given: string) {
  const known = ids.organisation.safeParse(given);
  return known.success ? publicOrganisation(context, known.data) : refuse('not_found');
}

export const slideshowRoutes: Route[] = [
  route(getWallPage, async (context, { query }) => {
    const criteria = criteriaIn(addressOf(query));
    const organization = query.organization ? await organisationNamed(context, query.organization) : null;
    const page = await wallEvents(context, { criteria, organisation_id: organization?.id ?? null }, query);
    return { ...page, names: organization ? [organization.name] : chosenPlaces(criteria), organization };
  }),
];
