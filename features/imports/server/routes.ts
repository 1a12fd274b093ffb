import { type Route, route } from '#platform/server/routes.ts';
import { getDntEvent, getMunicipalImports, listImportRuns } from '../contract.ts';
import * as own from '../source-contract.ts';
import { importedEvent, latestRuns, municipalImports } from './queries.ts';
import { answerQuestion, createSource, deleteSource, fetchSource, updateSource } from './sources/change-sources.ts';
import { municipalSources } from './sources/source-queries.ts';
import type { SourceReader } from './sources/source-reader.ts';

export const importRoutes = (reader: SourceReader): Route[] => [
  route(getDntEvent, async (context, { params }) => ({ data: await importedEvent(context, 'dnt', params.id) })),
  route(listImportRuns, async (context) => ({ data: await latestRuns(context, 'all') })),
  route(getMunicipalImports, async (context, { query }) => ({
    data: await municipalImports(context, query.municipality_id),
  })),
  route(own.getImportSources, async (context, { query }) => ({
    data: await municipalSources(context, query.municipality_id),
  })),
  route(own.createImportSource, async (context, { body }) => ({ data: await createSource(context, reader, body) })),
  route(own.updateImportSource, (context, { params, body }) => updateSource(context, params.id, body)),
  route(own.deleteImportSource, (context, { params }) => deleteSource(context, params.id)),
  route(own.fetchImportSource, (context, { params, body }) => fetchSource(context, params.id, body.accepts_loss)),
  route(own.answerImportQuestion, (context, { params, body }) => answerQuestion(context, params.id, body.answer)),
];
