import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RenderPage, RenderShell } from '#apps/page-contract.ts';
import type { PageMaker } from './page.ts';
import { builtAssets } from './page-assets.ts';

/** Pages from a folder that the build has filled. */
export async function builtPages(folder: string): Promise<PageMaker> {
  const assets = await builtAssets(path.join(folder, 'client'));
  const bundle: { renderPage: RenderPage; renderShell: RenderShell } = await import(
    pathToFileURL(path.join(folder, 'server/entry-server.js')).href
  );
  return { assets, renderer: async () => bundle };
}

const YEAR_SECONDS = 31_536_000;

/** Names carry a hash of their content, so they may be kept for ever; compressed twins were made by the build. */
export const serveBuiltAssets = (folder: string) => async (server: FastifyInstance) => {
  const serviceWorker = await readFile(path.join(folder, 'client/service-worker.js'));
  server.get('/service-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'; img-src 'self'")
      .send(serviceWorker),
  );
  await server.register(fastifyStatic, {
    root: path.join(folder, 'client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    wildcard: true,
  });
};
