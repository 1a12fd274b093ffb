import type { InjectOptions } from 'fastify';
import { expect, vi } from 'vitest';
import type { PageMaker } from '#apps/server/page.ts';
import { openPortal, type PortalOptions } from '#apps/server/portal.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { readSettings } from '#platform/server/settings.ts';
import { PATIENCE } from '#tests/support/patience.ts';

type Ask = { host?: string; language?: string; headers?: Record<string, string> };

/** Another portal on a database that is open already, with settings of its own: cheaper than one with its own database. */
export async function openBeside(
  database: OpenDatabase,
  settings: Record<string, string>,
  options: Partial<PortalOptions> = {},
) {
  const { server, workOff, close } = await openPortal({
    settings: readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...settings }),
    database,
    hasJobs: false,
    maker: BLANK_PAGES,
    serveAssets: async () => {},
    ...options,
  });
  const requestOf = (url: string, { host = 'bergen.localhost', language, headers }: Ask): InjectOptions => ({
    url,
    headers: { host, ...(language && { 'x-app-language': language }), ...headers },
  });
  const answerOf = (response: Awaited<ReturnType<typeof server.inject>>) => ({
    status: response.statusCode,
    headers: response.headers,
    body: response.body,
    json: () => response.json(),
  });
  /** Production says 503 while the machine is overloaded, as a machine that runs tests may be. */
  const injectPatiently = (asked: InjectOptions) =>
    vi.waitFor(
      async () => {
        const response = await server.inject(asked);
        expect(response.statusCode).not.toBe(503);
        return response;
      },
      { ...PATIENCE, interval: 300 },
    );
  return {
    server,
    workOff,
    close: () => close(0),
    /** Not ready any more, but there for a while. */
    closeAfter: close,
    get: async (url: string, ask: Ask = {}) => answerOf(await server.inject(requestOf(url, ask))),
    injectPatiently,
    getPatiently: async (url: string, ask: Ask = {}) => answerOf(await injectPatiently(requestOf(url, ask))),
  };
}

export type SecondPortal = Awaited<ReturnType<typeof openBeside>>;

export const BLANK_PAGES: PageMaker = {
  assets: { stylesOf: () => [], fonts: [], scriptsOf: () => [], startScript: () => '', lateStartScript: () => '' },
  renderer: async () => ({
    renderPage: async () => ({ kind: 'page', status: 200, head: '', body: '', state: 'null', pageFiles: [] }),
    renderShell: () => ({ head: '', state: 'null' }),
  }),
};
