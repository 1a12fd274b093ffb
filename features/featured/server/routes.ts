import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { featuredEvents } from './featured-events.ts';
import { endFeaturing, featureEvent, officeFeaturedEvents } from './office.ts';

export const featuredRoutes: Route[] = [
  route(contract.listFeaturedEvents, async (context) => ({ data: await featuredEvents(context) })),
  route(contract.listOfficeFeatured, async (context, { query: { municipality_id } }) => ({
    data: await officeFeaturedEvents(context, askedMunicipality(context, municipality_id)),
  })),
  route(contract.featureEvent, (context, { params: { id }, body: { municipality_id, last_day } }) =>
    featureEvent(context, id, { office: askedMunicipality(context, municipality_id), last_day }),
  ),
  route(contract.endFeaturing, (context, { params: { id }, query: { municipality_id } }) =>
    endFeaturing(context, id, askedMunicipality(context, municipality_id)),
  ),
];
