import { type Route, route } from '#platform/server/routes.ts';
import { listMyAudit } from '../contract.ts';
import { readMunicipalLog } from '../log-contract.ts';
import { checkAudit, listAudit } from '../office-contract.ts';
import { municipalLog } from './municipal-log.ts';
import { auditEntries, checkChain } from './office-queries.ts';
import { entriesAboutMe } from './queries.ts';

export const auditRoutes: Route[] = [
  route(listMyAudit, (context, { query }) => entriesAboutMe(context, query)),
  route(readMunicipalLog, (context, { query }) => municipalLog(context, query)),
  route(listAudit, (context, { query }) => auditEntries(context, query)),
  route(checkAudit, async (context) => ({ data: await checkChain(context) })),
];
