import { runnerImport } from 'vite';
import { exportPath } from '#features/exports/rules.ts';
import { infoPaths } from '#features/info-pages/web/info-paths.ts';
import { menuCountsPath } from '#features/metrics/web/counts/menu-counts-path.ts';
import { marketPaths } from '#features/portal/web/market-paths.ts';
import { deskPath, officePaths, staffInvitePath } from '#features/portal/web/office-paths.ts';
import { ORGANISATION_TABS, organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { paths } from '#features/portal/web/paths.ts';
import { platformHref, platformPath } from '#features/portal/web/platform-paths.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { SEARCH_TABS } from '#features/search/rules.ts';
import { closingPath } from '#features/wind-down/web/closing-path.ts';
import { ROOT } from '../plan.ts';
import type { Scene } from './scene.ts';

/** One of the ids of a kind, another one each time. */
type Choose = (kind: Exclude<keyof Scene, 'club'>) => string;
type Addresses = (choose: Choose, scene: Scene) => (string | Address)[];
export type Address = { tenant: string; path: string };

/** In nearly every payload, so that it is found and marked. */
const FOUND_WORD = 'window';

const asItIs =
  (...addresses: string[]): Addresses =>
  () =>
    addresses;

/** Bergen has no accounts, and lends nothing. */
const ELSEWHERE = ['demo-fritidskonto', 'demo-utstyr'];
const elsewhere = (...addresses: string[]): Address[] =>
  ELSEWHERE.flatMap((tenant) => addresses.map((path) => ({ tenant, path })));

/** The addresses to look at for each route of the map. */
const SCREENS: Readonly<Record<string, Addresses>> = {
  [paths.events]: asItIs('/events', '/events?page=2', '/nn/events', '/en/events?organizations=all'),
  '/events/dnt/:id': (choose) => [paths.dntEvent(choose('imported'))],
  [paths.eventsMap]: asItIs(paths.eventsMap),
  '/events/new': (_, { club }) => [`/events/new?organization=${club}`],
  '/events/:id': (choose) => [
    paths.event(choose('events')),
    paths.event(choose('ownEvents')),
    `/en/events/${choose('events')}`,
  ],
  '/events/:id/edit': (choose) => [`${paths.event(choose('ownEvents'))}/edit`],
  '/scan': asItIs('/scan'),
  '/events/:id/door': (choose) => [`${paths.event(choose('ownEvents'))}/door`],
  '/events/:id/participants': (choose) => [`${paths.event(choose('ownEvents'))}/participants`],
  '/events/:id/shifts': (choose) => [`${paths.event(choose('ownEvents'))}/shifts`],
  [paths.eventsCalendar]: asItIs(paths.eventsCalendar, `${paths.eventsCalendar}?whose=mine`),
  [paths.organisations]: asItIs(paths.organisations),
  '/organisations/new': asItIs('/organisations/new'),
  '/organisations/:id': (choose, { club }) => [
    ...ORGANISATION_TABS.map((tab) => `${paths.organisation(club)}?tab=${tab}`),
    `${paths.organisation(choose('organisations'))}?tab=about`,
  ],
  '/organisations/:id/edit': (_, { club }) => [`${paths.organisation(club)}/edit`],
  '/organisations/:id/settings': (_, { club }) => [`${paths.organisation(club)}/settings`],
  '/organisations/:id/messages': (_, { club }) => [`${paths.organisation(club)}/messages`],
  '/organisations/:id/payments': (_, { club }) => [`${paths.organisation(club)}/payments`],
  '/organisations/:id/certificates': (_, { club }) => [`${paths.organisation(club)}/certificates`],
  [paths.info]: asItIs(paths.info),
  [infoPaths.about(':type')]: asItIs(infoPaths.about('fritidskonto'), infoPaths.about('volunteer-work')),
  [infoPaths.leisureCard]: () => elsewhere(infoPaths.leisureCard),
  [infoPaths.amount]: () => elsewhere(infoPaths.amount),
  [paths.cards]: () => elsewhere(paths.cards),
  [paths.payFrom(':id')]: (choose) => elsewhere(paths.payFrom(choose('cards'))),
  [paths.refundFrom(':id')]: (choose) => elsewhere(paths.refundFrom(choose('cards'))),
  [marketPaths.marketplace]: () => elsewhere(marketPaths.marketplace, `${marketPaths.marketplace}?filter=used`),
  [marketPaths.short]: asItIs(marketPaths.short),
  [paths.search]: () => SEARCH_TABS.map((tab) => `${paths.search}?q=${FOUND_WORD}&tab=${tab}`),
  [paths.about]: asItIs(paths.about),
  [paths.terms]: asItIs(paths.terms),
  [paths.privacy]: asItIs(paths.privacy),
  [paths.help]: asItIs(paths.help),
  [paths.accessibility]: asItIs(paths.accessibility),
  [paths.cookies]: asItIs(paths.cookies),
  [organisationPaths.cultureCards(':id')]: (_, { club }) => [organisationPaths.cultureCards(club)],
  [organisationPaths.dataProcessing]: asItIs(organisationPaths.dataProcessing),
  [paths.sunset]: asItIs(paths.sunset),
  '/private-organisation': asItIs('/private-organisation'),
  [paths.styleguide]: asItIs(paths.styleguide),
  [paths.dashboard]: (_, { club }) => [paths.dashboard, `${paths.dashboard}?organization=${club}`],
  [paths.adminPanel]: asItIs(
    paths.adminPanel,
    `${paths.adminPanel}?status=declined`,
    `${paths.adminPanel}?status=accepted`,
    `${paths.adminPanel}?list=senders`,
  ),
  [officePaths.today]: asItIs(officePaths.today),
  [officePaths.log]: asItIs(officePaths.log),
  [officePaths.people]: asItIs(officePaths.people),
  [staffInvitePath]: asItIs(`${staffInvitePath}?token=none`),
  [officePaths.imports]: asItIs(officePaths.imports),
  [officePaths.announcements]: asItIs(officePaths.announcements),
  [officePaths.approval]: asItIs(officePaths.approval),
  [officePaths.windDown]: asItIs(officePaths.windDown),
  [closingPath]: asItIs(closingPath),
  [officePaths.activities]: asItIs(officePaths.activities),
  [platformPath]: asItIs(
    platformPath,
    platformHref('tenants'),
    platformHref('switches'),
    platformHref('imports'),
    platformHref('announcements'),
    platformHref('certificates'),
    platformHref('messages'),
    platformHref('jobs'),
    platformHref('health'),
    platformHref('audit'),
    platformHref('wind-downs'),
  ),
  [officePaths.accounts]: () =>
    elsewhere(
      officePaths.accounts,
      `${officePaths.accounts}?list=participations`,
      `${officePaths.accounts}?list=accounts`,
      `${officePaths.accounts}?list=statistics`,
      `${officePaths.accounts}?list=files`,
    ),
  [menuCountsPath]: asItIs(menuCountsPath),
  [officePaths.scheme]: () => elsewhere(officePaths.scheme),
  [officePaths.culture]: () => elsewhere(officePaths.culture),
  [officePaths.studio]: asItIs(officePaths.studio),
  [officePaths.reach]: asItIs(officePaths.reach),
  [officePaths.certificates]: asItIs(officePaths.certificates),
  [officePaths.tickets]: () => elsewhere(officePaths.tickets),
  [officePaths.equipment]: () => elsewhere(officePaths.equipment),
  [deskPath(':id')]: (choose) => elsewhere(deskPath(choose('lendingPlaces'))),
  [officePaths.screens]: asItIs(officePaths.screens),
  [officePaths.audit]: () => elsewhere(officePaths.audit),
  '/my': asItIs('/my'),
  [runningPaths.myCultureCards]: () => elsewhere(runningPaths.myCultureCards),
  '/my/code/:occurrence': (choose) => [`/my/code/${choose('occurrences')}`],
  [paths.profile]: asItIs(paths.profile),
  [paths.editProfile]: asItIs(paths.editProfile),
  [paths.exportProfile]: asItIs(paths.exportProfile),
  [exportPath(':id')]: asItIs(exportPath('0192f6a1-5a77-7c1e-9d43-6e1f8c3a2b10')),
  [runningPaths.cv]: asItIs(runningPaths.cv),
  [runningPaths.cvPaper(':code')]: asItIs(runningPaths.cvPaper('0'.repeat(26))),
  [paths.notifications]: asItIs(paths.notifications),
  '/chat/:id?': (choose) => ['/chat', `/chat/${choose('threads')}`],
  [paths.outbox]: (choose) => [`${paths.outbox}?id=${choose('messages')}`],
  [paths.notFound]: asItIs(paths.notFound),
  [paths.serverError]: asItIs(paths.serverError),
  '*': asItIs('/somewhere/else'),
  [paths.slideshow]: asItIs(paths.slideshow),
  [`${paths.slideshow}/:id`]: (_, { club }) => [`${paths.slideshow}/${club}`],
  '/screen': asItIs('/screen'),
  [paths.embed]: asItIs(paths.embed),
  '/auth': asItIs('/auth'),
  [paths.getStarted]: asItIs(paths.getStarted),
  [paths.login]: asItIs(paths.login),
  [paths.register]: asItIs(paths.register),
  [paths.resetPassword]: asItIs(paths.resetPassword),
  [paths.verifyCode]: asItIs(paths.verifyCode),
  [paths.verifyUsername]: asItIs(paths.verifyUsername),
  [paths.twoFactor]: asItIs(paths.twoFactor),
  [paths.idportenLogin]: asItIs(paths.idportenLogin),
};

/** What is served as XML. */
export const FILES = ['/api/events.rss', '/sitemap.xml', '/sitemap/pages.xml'];

/** Every screen at one of its addresses; `turn` says which ids it is about. */
export function addressesAt(scene: Scene, turn: number): Address[] {
  const choose: Choose = (kind) => {
    const id = scene[kind][turn % scene[kind].length];
    if (id === undefined) throw new Error(`The scene has no ${kind}.`);
    return id;
  };
  return Object.values(SCREENS)
    .flatMap((addresses) => addresses(choose, scene))
    .map((address) => (typeof address === 'string' ? { tenant: 'bergen', path: address } : address));
}

/** A route of the map that is not in the list ends the run. */
export async function demandEveryScreen(): Promise<number> {
  const { module } = await runnerImport<{ portalRoutes: MappedRoute[] }>('./apps/web/page-routes.tsx', {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  });
  const routes = pathsOf(module.portalRoutes);
  const forgotten = routes.filter((path) => !(path in SCREENS));
  const gone = Object.keys(SCREENS).filter((path) => !routes.includes(path));
  if (forgotten.length + gone.length > 0) {
    throw new Error(
      `Say in screens.ts how to look at ${forgotten.join(', ') || 'nothing new'}; not on the map: ${gone.join(', ') || 'none'}.`,
    );
  }
  return routes.length;
}

type MappedRoute = { path?: string; children?: MappedRoute[] };

const pathsOf = (routes: readonly MappedRoute[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);
