import { type Route, route } from '#platform/server/routes.ts';
import { listMyAudit } from '../contract.ts';
import { entriesAboutMe } from './queries.ts';

export const auditRoutes: Route[] = [route(listMyAudit, (context, { query }) => entriesAboutMe(context, query))];
