import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { RenderPage, RenderShell } from '#apps/page-contract.ts';
import { startOrTellWhy } from './main.ts';
import type { PageMaker } from './page.ts';

/**
 * `npm run dev`: the portal as it is, with pages that come from their sources through Vite. A change in the browser's
 * code shows at once; a change in the server's code starts it anew (`node --watch`).
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const SERVER_ENTRY = '/apps/web/entry-server.tsx';
const CLIENT_ENTRY = '/apps/web/entry-client.tsx';
const STYLES = '/ui/styles/nabolag.css';

/** What Vite answers: its own parts, and the sources by their place in the repository. */
const VITE_PATHS = ['@vite', '@id', '@fs', 'node_modules', 'apps', 'features', 'platform', 'ui'];

/** The first page waits until Vite has read its sources. */
const RENDER_LIMIT_MS = 60_000;

const development = Promise.withResolvers<ViteDevServer>();

await startOrTellWhy(
  { ...process.env, NODE_ENV: 'development', PAGE_CACHE_MB: '0' },
  { maker: pagesFromSources(), serveAssets: serveSources, renderLimitMs: RENDER_LIMIT_MS },
);

function pagesFromSources(): PageMaker {
  let vite: ViteDevServer | undefined;
  return {
    assets: {
      get styles() {
        return vite ? [STYLES, ...stylesOfPages(vite)] : [STYLES];
      },
      fonts: [],
      scriptsOf: () => [],
      startScripts: (nonce) =>
        [
          `<script type="module" nonce="${nonce}">${react.preambleCode.replace('__BASE__', '/')}</script>`,
          `<script type="module" src="/@vite/client" nonce="${nonce}"></script>`,
          `<script type="module" src="${CLIENT_ENTRY}" nonce="${nonce}"></script>`,
        ].join(''),
    },
    async renderer() {
      vite = await development.promise;
      return loadRenderer(vite);
    },
  };
}

async function serveSources(server: FastifyInstance): Promise<void> {
  const vite = await createServer({
    root: ROOT,
    server: { middlewareMode: true, ws: { server: server.server } },
    // Found before the first page asks for them: one that is found later makes Vite reload the page.
    optimizeDeps: { entries: [CLIENT_ENTRY.slice(1)] },
  });
  development.resolve(vite);
  await loadRenderer(vite);
  allowInlineStyles(server);
  const urls = ['/@react-refresh', ...VITE_PATHS.map((name) => `/${name}/*`)];
  for (const url of urls) {
    server.get(url, { logLevel: 'silent' }, (request, reply) => {
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
  }
  server.addHook('preClose', () => vite.close());
}

async function loadRenderer(vite: ViteDevServer): Promise<{ renderPage: RenderPage; renderShell: RenderShell }> {
  const { renderPage, renderShell } = await vite.ssrLoadModule(SERVER_ENTRY);
  return { renderPage, renderShell };
}

/** The styles that the rendered pages imported, linked in the page: without them it would stand unstyled at first. */
function stylesOfPages(vite: ViteDevServer): string[] {
  const modules = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()];
  return modules.filter((url) => url.endsWith('.css'));
}

/** Vite puts changed styles into the page as elements. A hash in the policy would forbid them, so it goes. */
function allowInlineStyles(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply, payload) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') {
      reply.header(
        'content-security-policy',
        policy.replace(/style-src 'self' 'sha256-[^']*'/, "style-src 'self' 'unsafe-inline'"),
      );
    }
    return payload;
  });
}
