import { z } from 'zod';
import { eventCard } from '#features/events/contract.ts';
import { EVENTS_PER_PAGE } from '#features/events/rules.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { uuidOf } from '#platform/contract/id.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';

export const organisationId = uuidOf('OrganisationId');

const place = z.object({ id: z.string(), name: z.string() });

/** What everybody may know of an organisation. */
export const organisationDetail = z.object({
  id: organisationId,
  name: z.string(),
  description: z.string(),
  lang: z.string(),
  thumbnail_url: z.string().nullable(),
  /** Only what a browser may open. */
  website: z.string().nullable(),
  municipality: place,
  district: place.nullable(),
  /** Activities that are to come. */
  events_count: z.int(),
});
export type OrganisationDetail = z.infer<typeof organisationDetail>;

const params = z.object({ id: organisationId });

export const getOrganisation = endpoint({
  method: 'GET',
  path: '/organizations/{id}',
  summary: 'One organisation. Private ones, and those that are not accepted, are not there.',
  access: 'anyone',
  rate: 'publicRead',
  params,
  answer: oneOf(organisationDetail),
  publicForSeconds: 30,
});

export const listOrganisationEvents = endpoint({
  method: 'GET',
  path: '/organizations/{id}/events',
  summary: 'What an organisation has coming up, wherever it takes place, the next ones first.',
  access: 'anyone',
  rate: 'publicRead',
  params,
  query: z.object(pageQuery(EVENTS_PER_PAGE)),
  answer: pageOf(eventCard),
  publicForSeconds: 30,
});
