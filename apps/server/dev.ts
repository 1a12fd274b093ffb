import type { ServerResponse } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { PageMaker } from './page.ts';
import { startOrTellWhy } from './start.ts';

/**
 * `npm run dev`: the portal as it is, with pages that come from their sources through Vite. A change in the browser's
 * code shows at once; a change in the server's code starts it again (`node --watch`).
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const SERVER_ENTRY = '/apps/web/entry-server.tsx';
const CLIENT_ENTRY = '/apps/web/entry-client.tsx';
const STYLES = '/ui/styles/nabolag.css';

/** What Vite answers: its own parts, and the sources by their place in the repository. */
const VITE_PATHS = ['@vite', '@id', '@fs', 'node_modules', 'apps', 'features', 'platform', 'ui'];

/** The first page waits until Vite has read its sources. */
const RENDER_LIMIT_MS = 60_000;

type Renderer = Awaited<ReturnType<PageMaker['renderer']>>;

const development = Promise.withResolvers<ViteDevServer>();

await startOrTellWhy(
  { ...process.env, NODE_ENV: 'development', PAGE_CACHE_MB: '0' },
  { maker: pagesFromSources(), serveAssets: serveSources, renderLimitMs: RENDER_LIMIT_MS, isDevelopment: true },
);

function pagesFromSources(): PageMaker {
  return {
    assets: {
      stylesOf: () => [],
      fonts: [],
      scriptsOf: () => [],
      startScript: sourceScript,
      lateStartScript: sourceScript,
    },
    renderer: async () => loadRenderer(await development.promise),
  };
}

function sourceScript(): string {
  return `${react.preambleCode.replace('__BASE__', '/')};await import('/@vite/client');await import('${CLIENT_ENTRY}');`;
}

async function serveSources(server: FastifyInstance): Promise<void> {
  const vite = await createServer({
    root: ROOT,
    // Vite's own loader writes the configuration to a file of its own, which `node --watch` would take for a change.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: server.server } },
    // Found before the first page asks for them: one that is found later makes Vite reload the page.
    optimizeDeps: { entries: [CLIENT_ENTRY.slice(1)] },
  });
  development.resolve(vite);
  await loadRenderer(vite);
  server.addHook('onRequest', async (_request, reply) => relaxPolicy(reply.raw));
  const urls = ['/@react-refresh', ...VITE_PATHS.map((name) => `/${name}/*`)];
  for (const url of urls) {
    server.get(url, { logLevel: 'silent' }, (request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  }
  server.addHook('preClose', () => vite.close());
}

/** The renderer as the sources are now. Its pages bring the styles that they need along. */
async function loadRenderer(vite: ViteDevServer): Promise<Renderer> {
  const { renderPage, renderShell } = (await vite.ssrLoadModule(SERVER_ENTRY)) as Renderer;
  return {
    async renderPage(request) {
      const page = await renderPage(request);
      return page.kind === 'page' ? { ...page, head: page.head + (await stylesOfPages(vite)) } : page;
    },
    renderShell,
  };
}

/** As elements that Vite's client takes over and keeps up to date. */
async function stylesOfPages(vite: ViteDevServer): Promise<string> {
  const imported = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  const elements = [STYLES, ...imported].map(async (url) => {
    const { default: css } = await vite.ssrLoadModule(`${url}?inline`);
    return `<style data-vite-dev-id="${path.join(ROOT, url)}">${css}</style>`;
  });
  return (await Promise.all(elements)).join('');
}

/**
 * Vite puts styles into the page as elements. The policy allows one style by its hash, and a hash forbids all others,
 * so it gives way to any style. With a worker of its own making Vite's client waits for a server that starts again.
 * Pages are sent past Fastify's hooks, therefore here.
 */
function relaxPolicy(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) =>
    Reflect.apply(writeHead, response, [status, ...rest.map(relax)]);
}

function relax(header: unknown): unknown {
  if (Array.isArray(header)) return header.map(relax);
  if (typeof header !== 'string') return header;
  return header
    .replace(/style-src 'self' 'sha256-[^']*'/, "style-src 'self' 'unsafe-inline'")
    .replace("'strict-dynamic'", "'self'")
    .replace("worker-src 'self'", "worker-src 'self' blob:");
}
