import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';

const reading = { access: 'municipality', rate: 'personal' } as const;
const changing = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;
/** One of the reader's own; else the portal's, or their first one. */
const whose = { municipality_id: municipalityId.optional() };

const venue = z.object({
  id: ids.cultureVenue,
  organization: z.object({ id: ids.organisation, name: z.string() }),
  started_at: z.string(),
  /** Hidden or deleted: nobody stands at its desk. */
  is_stopped: z.boolean(),
  /** In the last twelve months; null where few people are behind it. */
  visits: z.int().nullable(),
});
export type CultureVenue = z.infer<typeof venue>;

export const listCultureVenues = endpoint({
  method: 'GET',
  path: '/municipality/culture-venues',
  summary: 'For the municipality’s own people: organisations whose desks take culture cards.',
  ...reading,
  query: z.object(whose),
  answer: z.object({
    data: z.array(venue),
    municipality: z.object({ id: municipalityId, name: z.string() }),
    can: z.object({ change: z.boolean() }),
  }),
});

export const startCultureVenue = endpoint({
  method: 'POST',
  path: '/municipality/culture-venues',
  summary: 'Lets an organisation of the municipality take culture cards.',
  ...changing,
  body: z.object({ organization_id: ids.organisation }),
  answer: oneOf(z.object({ id: ids.cultureVenue })),
});

export const endCultureVenue = endpoint({
  method: 'DELETE',
  path: '/municipality/culture-venues/{id}',
  summary: 'The venue takes no cards any more, and sees none. Its own groups end with it.',
  ...changing,
  params: z.object({ id: ids.cultureVenue }),
  answer: 'nothing',
});

/** Null where so few people are behind a number that they could be recognised. */
const shownNumber = z.int().nullable();

const monthNumbers = z.object({
  /** 'YYYY-MM', the oldest first, with the month that runs. */
  months: z.array(z.string()),
  groups: z.array(
    z.object({
      id: ids.cultureGroup,
      name: z.string(),
      venue_name: z.string().nullable(),
      members: z.int(),
      visits: shownNumber,
      /** One for each month. */
      by_month: z.array(shownNumber),
    }),
  ),
});
export type MonthNumbers = z.infer<typeof monthNumbers>;

export const getCultureNumbers = endpoint({
  method: 'GET',
  path: '/municipality/culture-numbers',
  summary: 'Visits of each group and month in the last twelve months. Small numbers are left out.',
  ...reading,
  query: z.object(whose),
  answer: oneOf(monthNumbers),
});

export const getCultureFile = endpoint({
  method: 'GET',
  path: '/municipality/culture-numbers/file',
  summary: 'The same as a spreadsheet.',
  ...reading,
  query: z.object(whose),
  answer: 'file',
});
