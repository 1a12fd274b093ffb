import type { Announcement } from '#features/announcements/contract.ts';
import type { MapTiles } from '#features/portal/map-tiles.ts';
import type { PortalTenant } from '#features/tenants/contract.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Call } from '#platform/web/client.ts';

/** What the server hands to the renderer. Services come as arguments: the bundle has no modules in common with it. */
export type PageRequest = {
  /** Path and query as the visitor asked for them, language prefix included. */
  url: string;
  locale: Locale;
  tenant: PortalTenant;
  announcement: Announcement | null;
  now: Date;
  /** `https://bergen.example.no`, from configuration. */
  origin: string;
  analyticsUrl: string | null;
  mapTiles: MapTiles;
  /** Whether MinID and BankID lead anywhere. */
  hasEid: boolean;
  call: Call;
};

export type RenderedPage =
  | { kind: 'redirect'; location: string; status: number }
  | { kind: 'page'; status: number; head: string; body: string; state: string; pageFiles: string[] };

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** The page without its content, for when the content took too long: the browser fetches it. */
export type RenderShell = (request: Omit<PageRequest, 'call'>) => { head: string; state: string };

/** What the page carries for the browser to start from, as JSON. */
export type PageState = {
  /** Path and query as the server read them: filters in their one spelling. */
  address: string;
  locale: Locale;
  tenant: PortalTenant;
  announcement: Announcement | null;
  now: string;
  origin: string;
  analyticsUrl: string | null;
  mapTiles: MapTiles;
  hasEid: boolean;
  /** What the page was rendered from: the query cache's keys and the API's answers. */
  answers: { key: readonly unknown[]; data: unknown }[];
  /** Of the route that failed, so that the browser shows the same page. */
  errors: Record<string, number> | null;
  isRendered: boolean;
};
