import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { ANNOUNCEMENT_STATES, ANNOUNCEMENT_TYPES, MAX_BODY_LENGTH, MAX_TITLE_LENGTH } from './office-rules.ts';

const inLanguages = z.object({ nb: z.string(), nn: z.string(), en: z.string() });

export const officeAnnouncement = z.object({
  id: ids.announcement,
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: inLanguages,
  body: inLanguages,
  /** First and last day, seen from Norway. Without a last day it stands until it is ended. */
  first_day: z.string(),
  last_day: z.string().nullable(),
  /** Whether a reader may put it away. */
  is_dismissible: z.boolean(),
  state: z.enum(ANNOUNCEMENT_STATES),
});
export type OfficeAnnouncement = z.infer<typeof officeAnnouncement>;

const reading = { access: 'municipality', rate: 'personal' } as const;
const writing = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;

const titleIn = z.string().trim().max(MAX_TITLE_LENGTH);
const bodyIn = z.string().trim().max(MAX_BODY_LENGTH);

/** The words in Bokmål are needed; where another language has none, they stand in for it. */
const written = z.object({
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: z.object({ nb: titleIn.min(1, { error: 'required' }), nn: titleIn, en: titleIn }),
  body: z.object({ nb: bodyIn, nn: bodyIn, en: bodyIn }),
  first_day: z.iso.date(),
  last_day: z.iso.date().nullable(),
  is_dismissible: z.boolean().default(false),
});
export type WrittenAnnouncement = z.infer<typeof written>;

const params = z.object({ id: ids.announcement });

export const listOfficeAnnouncements = endpoint({
  method: 'GET',
  path: '/municipality/announcements',
  summary: 'The announcements of one of the reader’s own municipalities, the latest first.',
  ...reading,
  query: z.object({ ...pageQuery(20), municipality_id: municipalityId.optional() }),
  answer: pageOf(officeAnnouncement),
});

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/municipality/announcements',
  summary: 'For admins: an announcement on top of every page in the portals that are the municipality’s alone.',
  ...writing,
  body: written.extend({ municipality_id: municipalityId.optional() }),
  answer: oneOf(z.object({ id: ids.announcement })),
  idempotent: true,
});

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/municipality/announcements/{id}',
  summary: 'For admins: other words or other days for an announcement that is not over.',
  ...writing,
  params,
  body: written,
  answer: 'nothing',
});

export const endAnnouncement = endpoint({
  method: 'POST',
  path: '/municipality/announcements/{id}/end',
  summary: 'For admins: takes an announcement down. One that has not begun is removed.',
  ...writing,
  params,
  answer: 'nothing',
});

const forAll = { access: 'superAdmin' } as const;

export const listAnnouncementsForAll = endpoint({
  method: 'GET',
  path: '/platform/announcements',
  summary: 'For super-admins: the announcements that stand in every portal, the latest first.',
  ...reading,
  ...forAll,
  query: z.object(pageQuery(20)),
  answer: pageOf(officeAnnouncement),
});

export const createAnnouncementForAll = endpoint({
  method: 'POST',
  path: '/platform/announcements',
  summary: 'For super-admins: an announcement on top of every page of every portal.',
  ...writing,
  ...forAll,
  body: written,
  answer: oneOf(z.object({ id: ids.announcement })),
  idempotent: true,
});

export const updateAnnouncementForAll = endpoint({
  method: 'PUT',
  path: '/platform/announcements/{id}',
  summary: 'For super-admins: other words or other days for an announcement in every portal that is not over.',
  ...writing,
  ...forAll,
  params,
  body: written,
  answer: 'nothing',
});

export const endAnnouncementForAll = endpoint({
  method: 'POST',
  path: '/platform/announcements/{id}/end',
  summary: 'For super-admins: takes an announcement down everywhere. One that has not begun is removed.',
  ...writing,
  ...forAll,
  params,
  answer: 'nothing',
});
