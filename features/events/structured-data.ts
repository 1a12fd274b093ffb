import type { EventDetail } from './contract.ts';

type Site = { origin: string; locale: string };

/** schema.org/Event, so that search engines can show it as what it is. */
export function eventFacts(event: EventDetail, site: Site): Record<string, unknown> {
  const next = event.occurrences[0];
  return {
    '@type': 'Event',
    name: event.name,
    description: event.description,
    startDate: next?.start_at ?? event.start_at,
    endDate: next?.end_at ?? event.end_at,
    eventStatus: `https://schema.org/${event.is_canceled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: event.lang,
    isAccessibleForFree: event.is_free,
    url: `${site.origin}/events/${event.id}`,
    location: {
      '@type': 'Place',
      name: event.venue ?? event.municipalities[0]?.name,
      address: {
        '@type': 'PostalAddress',
        ...(event.address && { streetAddress: event.address }),
        addressLocality: event.municipalities[0]?.name,
        addressCountry: 'NO',
      },
      ...(event.lat !== null && { geo: { '@type': 'GeoCoordinates', latitude: event.lat, longitude: event.lng } }),
    },
    ...(event.organization && { organizer: { '@type': 'Organization', name: event.organization.name } }),
    ...(event.price_ore !== null && {
      offers: { '@type': 'Offer', price: event.price_ore / 100, priceCurrency: 'NOK' },
    }),
    ...(event.min_age !== null && { typicalAgeRange: `${event.min_age}-${event.max_age ?? ''}` }),
  };
}
