import { fullDate } from '#platform/language/dates.ts';
import type { EventDetail, Occurrence } from './contract.ts';
import { isFull } from './rules.ts';

/** The page's own address and picture, whole. */
type Page = { address: string; picture: string };

const MAX_SUB_EVENTS = 20;

/** schema.org/Event, so that search engines can show it as what it is: the next time, and the others as its parts. */
export function eventFacts(event: EventDetail, page: Page): Record<string, unknown> {
  const { start_at, end_at } = event;
  const hasSeries = event.occurrences.length > 1;
  return {
    '@type': 'Event',
    ...shared(event, page),
    ...(start_at && { startDate: fullDate(start_at) }),
    ...(end_at && { endDate: fullDate(end_at) }),
    eventStatus: statusOf(event),
    ...(hasSeries && {
      subEvent: event.occurrences.slice(0, MAX_SUB_EVENTS).map((occurrence) => ({
        '@type': 'Event',
        ...shared(event, page),
        startDate: fullDate(occurrence.start_at),
        endDate: fullDate(occurrence.end_at),
        eventStatus: statusOf(occurrence),
        ...placesOf(occurrence),
        offers: offerOf(event, page, occurrence),
      })),
    }),
    ...placesOf(event),
    offers: offerOf(event, page, event),
  };
}

function shared(event: EventDetail, { address, picture }: Page) {
  const place = event.municipalities[0]?.name;
  return {
    name: event.name,
    ...(event.description && { description: event.description }),
    image: [picture],
    url: address,
    inLanguage: event.lang,
    isAccessibleForFree: event.is_free,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.venue ?? place,
      address: {
        '@type': 'PostalAddress',
        ...(event.address && { streetAddress: event.address }),
        addressLocality: place,
        addressCountry: 'NO',
      },
      ...(event.lat !== null &&
        event.lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: event.lat, longitude: event.lng } }),
    },
    ...organiserOf(event),
    ...ageOf(event),
    ...(event.keywords.length > 0 && { keywords: event.keywords.join(', ') }),
  };
}

function organiserOf({ organization, organizer, source }: EventDetail) {
  const name = organization?.name ?? source?.name;
  const url = organizer?.website ?? source?.url;
  return name === undefined ? {} : { organizer: { '@type': 'Organization', name, ...(url && { url }) } };
}

function ageOf({ min_age, max_age }: EventDetail) {
  if (min_age === null && max_age === null) return {};
  return { typicalAgeRange: `${min_age ?? 0}-${max_age ?? ''}` };
}

const statusOf = ({ is_canceled }: Pick<Occurrence, 'is_canceled'>): string =>
  `https://schema.org/${is_canceled ? 'EventCancelled' : 'EventScheduled'}`;

const placesOf = ({ capacity, attendees_count }: Pick<Occurrence, 'capacity' | 'attendees_count'>) =>
  capacity.max === null
    ? {}
    : {
        maximumAttendeeCapacity: capacity.max,
        remainingAttendeeCapacity: Math.max(0, capacity.max - attendees_count),
      };

/** What it costs and whether there is room. A price that nobody has told is left out rather than guessed. */
function offerOf(event: EventDetail, { address }: Page, time: Pick<Occurrence, 'capacity' | 'attendees_count'>) {
  const price = event.is_free ? 0 : event.price_ore === null ? null : event.price_ore / 100;
  return {
    '@type': 'Offer',
    url: event.source?.url ?? address,
    ...(price !== null && { price, priceCurrency: 'NOK' }),
    availability: `https://schema.org/${isFull(time) ? 'SoldOut' : 'InStock'}`,
  };
}
