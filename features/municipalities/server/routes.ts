import { type Route, route } from '#platform/server/routes.ts';
import { getCurrentMunicipality, locateVisitor } from '../contract.ts';
import { nearestMunicipality } from '../register.ts';

export const municipalityRoutes: Route[] = [
  route(getCurrentMunicipality, ({ tenant }) => {
    const [id] = tenant.municipality_ids;
    return { data: { id: id === undefined ? null : String(id) } };
  }),

  route(locateVisitor, ({ visitor }) => {
    const found = visitor.point && nearestMunicipality(visitor.point);
    return { data: { city: found?.name ?? null, municipality_id: found ? String(found.id) : null } };
  }),
];
