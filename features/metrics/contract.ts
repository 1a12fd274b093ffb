import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { METRIC_PERIODS, METRIC_PORTALS } from './periods.ts';
import { BROWSER_ERROR_KINDS, MENU_ITEMS, METRIC_NAMES, METRIC_TAGS } from './rules.ts';

export const incrementMetric = endpoint({
  method: 'POST',
  path: '/metrics/increment',
  summary: 'Counts a click in a menu or the kind of screen at a login. Nobody is counted by name.',
  access: 'user',
  rate: 'write',
  body: z.object({ name: z.enum(METRIC_NAMES), tag: z.enum(METRIC_TAGS) }),
  answer: 'nothing',
  despite: ['termsPending', 'sunset'],
});

const menuCounts = z.object({
  /** The first day that is counted, in Norway. */
  since: z.string(),
  /** Every line of the menus, the most used first. */
  items: z.array(
    z.object({ item: z.enum(MENU_ITEMS), user: z.int(), munAdmin: z.int(), moderator: z.int(), super: z.int() }),
  ),
  /** Logins by the size of the screen. */
  screens: z.object({ mobile: z.int(), desktop: z.int() }),
});
export type MenuCounts = z.infer<typeof menuCounts>;

export const readMenuCounts = endpoint({
  method: 'GET',
  path: '/metrics/menu-counts',
  summary: 'How often the lines of the menus were clicked, by role. Clicks, never who.',
  access: 'superAdmin',
  rate: 'personal',
  query: z.object({
    period: z.enum(METRIC_PERIODS).default('month'),
    /** Of the portal that is asked, or of all of them. */
    of: z.enum(METRIC_PORTALS).default('all'),
  }),
  answer: oneOf(menuCounts),
});

/** Neither who, nor which address, nor what the error says: any of them may name a person. */
export const browserError = z.object({
  kind: z.enum(BROWSER_ERROR_KINDS),
  /** 'TypeError' */
  name: z.string().regex(/^[A-Za-z]{1,60}$/),
  /** The file of the page: 'apps/web/pages/event-page'. */
  page: z.string().regex(/^[a-z/-]{1,100}$/),
  /** Where in the scripts: 'portal-DkC9xU0f.js:1:4711'. */
  place: z
    .string()
    .regex(/^[\w.-]{1,80}:\d{1,9}:\d{1,9}$/)
    .nullable(),
});
export type BrowserError = z.infer<typeof browserError>;

export const reportBrowserError = endpoint({
  method: 'POST',
  path: '/metrics/browser-errors',
  summary: 'A script of a page has failed. Says where, and nothing about the visitor.',
  access: 'anyone',
  rate: 'write',
  body: browserError,
  answer: 'nothing',
  despite: ['twoFactorPending', 'termsPending', 'readonly', 'sunset'],
});
