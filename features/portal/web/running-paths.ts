import { paths } from './paths.ts';

/** The addresses of the user who runs activities, and of one's own; the first load needs none of them. */
export const runningPaths = {
  newEvent: (organizationId?: string): string => withQuery(`${paths.events}/new`, { organization: organizationId }),
  editEvent: (id: string) => `${paths.event(id)}/edit`,
  participants: (id: string, occurrenceId?: string): string =>
    withQuery(`${paths.event(id)}/participants`, { occurrence: occurrenceId }),
  shifts: (id: string) => `${paths.event(id)}/shifts`,
  door: (id: string, occurrenceId?: string): string =>
    withQuery(`${paths.event(id)}/door`, { occurrence: occurrenceId }),
  /** With the desk: an organisation's id, or a municipality's number. */
  scan: (desk?: string): string => withQuery('/scan', { desk }),
  my: '/my',
  myCultureCards: '/my/culture-cards',
  cv: `${paths.profile}/cv`,
  /** For everybody who has the paper in hand. */
  cvPaper: (code: string) => `/cv/${code}`,
  /** The calendar with what one has a place at. */
  myTimetable: `${paths.eventsCalendar}?whose=mine`,
  myCode: (occurrenceId: string, childId?: string): string => withQuery(`/my/code/${occurrenceId}`, { child: childId }),
};

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
