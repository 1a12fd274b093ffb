import { listMyEvents, listMyStates, listOwnPlaces } from '#features/attendance/web/calls.ts';
import { listAttendees, listNotAttendees } from '#features/attendance/web/participants/calls.ts';
import { getCalendar } from '#features/calendar/web/calls.ts';
import { listComments } from '#features/comments/web/calls.ts';
import { getDoorList, getOwnCode } from '#features/door/web/calls.ts';
import {
  listEventGallery,
  listEventKeywords,
  listOccurrences,
  listRunEvents,
  listTakenDownEvents,
} from '#features/event-editing/web/calls.ts';
import { getEvent, getEventFacets, listEvents, listOldEvents } from '#features/events/web/calls.ts';
import { getOwnEventAccess, listSimilarEvents } from '#features/events/web/detail-calls.ts';
import { listOrganisationEvents } from '#features/events/web/organisation-calls.ts';
import { listFeaturedEvents } from '#features/featured/web/calls.ts';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { getDntEvent } from '#features/imports/web/calls.ts';
import { getEventMap, listEventsOnMap } from '#features/map/web/calls.ts';
import { SHIFTS } from '#features/shifts/web/calls.ts';
import { listMyEntries } from '#features/timetable/web/calls.ts';

/** What is told of activities anywhere: whatever is done with one of them may have changed it. */
export const EVENT_ANSWERS: ChangedAnswers = [
  getEvent,
  getDntEvent,
  getOwnEventAccess,
  listOccurrences,
  listOwnPlaces,
  ...SHIFTS,
  listComments,
  listSimilarEvents,
  listAttendees,
  listNotAttendees,
  getDoorList,
  getOwnCode,
  listRunEvents,
  listTakenDownEvents,
  listOrganisationEvents,
  listEvents,
  listOldEvents,
  listFeaturedEvents,
  getEventFacets,
  getCalendar,
  getEventMap,
  listEventsOnMap,
  listMyEvents,
  listMyStates,
  listMyEntries,
  listEventGallery,
  listEventKeywords,
];
