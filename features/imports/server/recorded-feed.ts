import { addDays, fullDate, instantAt, osloWallTime, startOfWeek } from '#platform/language/dates.ts';
import type { ActivityFeed } from './activity-feed.ts';
import { DNT_NAME } from './dnt-feed.ts';
import { RECORDED_TRIPS, type RecordedTrip } from './recorded-trips-data.ts';

const PAGE_SIZE = 25;

/** Stands in for DNT's list where there is none: the same shape and paging, always with something to come. */
export const recordedFeed = (now: () => Date): ActivityFeed => ({
  source: 'dnt',
  name: DNT_NAME,
  readPage: async (page) => {
    const monday = startOfWeek(now());
    return {
      pageHits: RECORDED_TRIPS.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((trip) => hitOf(trip, monday)),
      page,
      pageSize: PAGE_SIZE,
      pageCount: Math.ceil(RECORDED_TRIPS.length / PAGE_SIZE),
      totalMatching: RECORDED_TRIPS.length,
      facets: { type: [], level: [], targetGroup: [], municipality: [] },
    };
  },
});

function hitOf({ place, when, hours, weeks = 1, municipality, ...trip }: RecordedTrip, monday: Date) {
  const [name, lat, lng] = place;
  const [week, weekday, hour] = when;
  return {
    ...trip,
    url: `https://www.dnt.no/aktiviteter/${trip.id}/`,
    municipality: municipality.map((code) => ({ code })),
    meetingPlace: { name, lat, lng },
    isCancelled: trip.isCancelled ?? false,
    dates: Array.from({ length: weeks }, (_, turn) => {
      const { year, month, day } = osloWallTime(addDays(monday, (week + turn) * 7 + weekday));
      const start = instantAt({ year, month, day, hour });
      return { start: fullDate(start), end: fullDate(instantAt({ year, month, day, hour: hour + hours })) };
    }),
  };
}
