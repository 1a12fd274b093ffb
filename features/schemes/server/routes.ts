import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { createScheme, createVersion } from './create-version.ts';
import { readOffice, showVersion } from './queries.ts';
import { saveDraft } from './save-draft.ts';
import { endVersion, publishVersion, sendVersion, takeBackVersion } from './take-step.ts';

export const schemeRoutes: Route[] = [
  route(contract.getSchemeOffice, async (context, { query }) => ({
    data: await readOffice(context, query.municipality_id),
  })),
  route(contract.createScheme, async (context, { body }) => ({ data: await createScheme(context, body) })),
  route(contract.createSchemeVersion, async (context, { params }) => ({
    data: await createVersion(context, params.id),
  })),
  route(contract.getSchemeVersion, async (context, { params }) => ({ data: await showVersion(context, params.id) })),
  route(contract.saveSchemeDraft, async (context, { params, body }) => ({
    data: await saveDraft(context, params.id, body),
  })),
  route(contract.sendSchemeVersion, (context, { params, body }) => sendVersion(context, params.id, body.revision)),
  route(contract.takeBackSchemeVersion, (context, { params }) => takeBackVersion(context, params.id)),
  route(contract.publishSchemeVersion, (context, { params, body }) => publishVersion(context, params.id, body)),
  route(contract.endSchemeVersion, (context, { params, body }) => endVersion(context, params.id, body)),
];
