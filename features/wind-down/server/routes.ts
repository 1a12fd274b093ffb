import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { Context } from '#platform/server/context.ts';
import { rootOf } from '#platform/server/guarded-dialect.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { cancelWindDown, changeWindDown, decideWindDown } from './decide.ts';
import { closingOf, listWindDowns, windDownOf } from './queries.ts';
import { rehearse } from './rehearse.ts';

type Parts = {
  origins: OriginSettings;
  /** So that a portal which goes on after all is open before the answer is there. */
  settleTenants(): Promise<void>;
};

export const windDownRoutes = ({ origins, settleTenants }: Parts): Route[] => {
  const shown = async ({ db }: Context): Promise<undefined> => {
    if (rootOf(db) === db) await settleTenants();
    return undefined;
  };
  return [
    route(contract.getClosing, async (context) => ({ data: await closingOf(context, origins) })),
    route(contract.readWindDown, async (context, { query }) => ({
      data: await windDownOf(context, query.municipality_id),
    })),
    route(contract.rehearseWindDown, async (context, { params }) => ({ data: await rehearse(context, params.id) })),
    route(contract.listWindDowns, (context, { query }) => listWindDowns(context, query)),
    route(contract.decideWindDown, async (context, { body }) => ({
      data: await decideWindDown(context, origins, body),
    })),
    route(contract.changeWindDown, (context, { params, body }) => changeWindDown(context, origins, params.id, body)),
    route(contract.cancelWindDown, async (context, { params, body }) => {
      await cancelWindDown(context, params.id, body.reason);
      return shown(context);
    }),
  ];
};
