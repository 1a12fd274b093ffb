import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { PageState, RenderPage, RenderShell } from '#apps/page-contract.ts';
import { errorHead, headHtml, headOf, jsonForHtml, siteOf } from '#features/portal/web/head.ts';
import { type PageModule, type PageServices, pageServices, textsIn } from '#features/portal/web/page-module.ts';
import { loadTextsInAllLanguages } from '#platform/language/lazy-texts.ts';
import { LOCALE_PREFIX, type Locale } from '#platform/language/locale.ts';
import { App } from './app.tsx';
import { ErrorContent } from './error-content.tsx';
import { FIRST_TEXTS } from './first-texts.ts';
import { portalRoutes } from './page-routes.tsx';
import { routeFiles } from './route-files.ts';
import { isBrowserMade, partsOf } from './routes.tsx';

const handlerFor = (locale: Locale) => createStaticHandler(portalRoutes, { basename: LOCALE_PREFIX[locale] || '/' });
const HANDLERS = { nb: handlerFor('nb'), nn: handlerFor('nn'), en: handlerFor('en') };

await Promise.all([loadTextsInAllLanguages(FIRST_TEXTS), ErrorContent.preload()]);

/** Renders the page as anybody sees it who has not logged in. */
export const renderPage: RenderPage = async (request) => {
  const { locale, tenant, origin, now, call } = request;
  const textsOf = textsIn(locale);
  // One cache per page, cleared afterwards: nothing of one visitor's page reaches another's.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } } });
  try {
    const services: PageServices = { queries, call, tenant, locale, textsOf, origin, now, isLoggedIn: () => null };
    const url = new URL(request.url, origin);
    const requestContext = new RouterContextProvider(new Map([[pageServices, services]]));
    const handler = HANDLERS[locale];
    const context = await handler.query(new Request(url), { requestContext });
    if (context instanceof Response) {
      return { kind: 'redirect', location: context.headers.get('location') ?? '/', status: context.status };
    }
    const thrown = Object.values(context.errors ?? {})[0];
    if (thrown instanceof Error) throw thrown;

    const match = context.matches.at(-1);
    const isRendered = !(match?.route.handle && isBrowserMade(match.route.handle));
    // The routes that matched stand in the context; copying all the others for each page would be for nothing.
    const router = createStaticRouter([], context);
    const app = (
      <App
        portal={request}
        locale={locale}
        queries={queries}
        call={call}
        announcement={request.announcement}
        tickets={null}
      >
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    );
    const body = isRendered ? renderToString(app) : '';
    const head =
      context.errors || !match
        ? errorHead(context.statusCode, textsOf)
        : headOf(match.route.handle, services, partsOf(match.params, url));
    const status = context.errors ? context.statusCode : (match?.route.handle?.status ?? context.statusCode);
    return {
      kind: 'page',
      status,
      head: headHtml(head, siteOf(services)),
      body,
      state: stateOf(request, { answers: answersIn(queries), errors: statuses(context.errors), isRendered }),
      pageFiles: context.matches.flatMap(({ route }) => [
        ...routeFiles(route.id),
        ...textFilesOf(route.handle, locale),
      ]),
    };
  } finally {
    queries.clear();
  }
};

/** The dictionaries of a page, as the build's manifest names them. */
const textFilesOf = (handle: PageModule | undefined, locale: Locale): string[] =>
  (handle?.texts ?? []).map(({ folder }) => `${folder}/${locale}.ts`);

export const renderShell: RenderShell = (request) => ({
  head: `<title>${request.tenant.name}</title><meta name="robots" content="noindex">`,
  state: stateOf(request, { answers: [], errors: null, isRendered: false }),
});

function stateOf(
  { url, locale, tenant, announcement, now, origin, analyticsUrl, mapTiles, hasEid }: Parameters<RenderShell>[0],
  rest: Pick<PageState, 'answers' | 'errors' | 'isRendered'>,
): string {
  const state: PageState = {
    address: url,
    locale,
    tenant,
    announcement,
    now: now.toISOString(),
    origin,
    analyticsUrl,
    mapTiles,
    hasEid,
    ...rest,
  };
  return jsonForHtml(state);
}

const answersIn = (queries: QueryClient): PageState['answers'] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));

const statuses = (errors: Record<string, unknown> | null): Record<string, number> | null =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [
      route,
      typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500,
    ]),
  );
