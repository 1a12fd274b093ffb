import { z } from 'zod';
import { filterParameters } from '#features/events/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Calendars and readers send no language of their own, so it stands in the address; what is none is left out. */
const language = { lang: z.string().max(20).optional().catch(undefined) };
const organisation = z.object({ id: ids.organisation });
const filters = z.object({ ...filterParameters, ...language });

/** Nobody needs to know within minutes, and many calendars ask. */
const KEPT_SECONDS = 300;

const feed = { method: 'GET', access: 'anyone', rate: 'publicRead', publicForSeconds: KEPT_SECONDS } as const;

export const eventsCalendar = endpoint({
  ...feed,
  path: '/events.ics',
  summary: 'The coming times of activities that fit the filters, as a calendar to subscribe to; at most 500.',
  query: filters,
  answer: 'text/calendar',
});

export const eventsRss = endpoint({
  ...feed,
  path: '/events.rss',
  summary: 'Coming activities that fit the filters, for feed readers; at most 100.',
  query: filters,
  answer: 'application/rss+xml',
});

export const eventCalendar = endpoint({
  ...feed,
  path: '/events/{id}.ics',
  summary: 'The coming times of one activity as a calendar, or one of them.',
  params: z.object({ id: ids.event }),
  query: z.object({ occurrence: ids.occurrence.optional(), ...language }),
  answer: 'text/calendar',
});

export const organisationCalendar = endpoint({
  ...feed,
  path: '/organizations/{id}/events.ics',
  summary: 'The coming times of an organisation’s activities as a calendar to subscribe to.',
  params: organisation,
  query: filters,
  answer: 'text/calendar',
});

export const organisationRss = endpoint({
  ...feed,
  path: '/organizations/{id}/events.rss',
  summary: 'An organisation’s coming activities for feed readers.',
  params: organisation,
  query: filters,
  answer: 'application/rss+xml',
});
