import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { BROWSER_ERROR_KINDS, METRIC_NAMES, METRIC_TAGS } from './rules.ts';

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
