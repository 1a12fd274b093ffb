import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { Context } from '#platform/server/context.ts';
import { rootOf } from '#platform/server/guarded-dialect.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { createPortal } from './create-portal.ts';
import { publishDraft, restoreVersion, unschedule } from './publish.ts';
import { listPortals, measureColour, openPortal } from './queries.ts';
import { discardDraft, saveDraft } from './save-draft.ts';

type StudioParts = {
  origins: OriginSettings;
  /** What the notice of a change has begun to read is there: on this process before the answer is. */
  settleTenants(): Promise<void>;
};

export const studioRoutes = ({ origins, settleTenants }: StudioParts): Route[] => {
  // A call with a key of its own is inside a transaction: there the notice that follows the commit does it.
  const shown = async <Answer>({ db }: Context, changing: Promise<Answer>): Promise<Answer> => {
    const answer = await changing;
    if (rootOf(db) === db) await settleTenants();
    return answer;
  };
  return [
    route(contract.listPortals, async (context, { query }) => ({
      data: await listPortals(context, query.municipality_id, origins),
    })),
    route(contract.createPortal, async (context, { body }) => ({
      data: await shown(context, createPortal(context, body)),
    })),
    route(contract.measureColour, (_context, { query }) => ({ data: measureColour(query.colour) })),
    route(contract.openPortal, async (context, { params }) => ({
      data: await openPortal(context, params.key, origins),
    })),
    route(contract.savePortalDraft, async (context, { params, body }) => ({
      data: await shown(context, saveDraft(context, params.key, body)),
    })),
    route(contract.discardPortalDraft, (context, { params }) => shown(context, discardDraft(context, params.key))),
    route(contract.publishPortal, (context, { params, body }) =>
      shown(context, publishDraft(context, params.key, body)),
    ),
    route(contract.unschedulePortal, (context, { params }) => shown(context, unschedule(context, params.key))),
    route(contract.restorePortal, (context, { params, body }) =>
      shown(context, restoreVersion(context, params.key, body.number)),
    ),
  ];
};
