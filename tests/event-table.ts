import { emptyForm } from '#features/event-editing/rules.ts';
import type { EventScene } from './support/event-scene.ts';

/**
 * Who may do what with an activity, written by hand from the permissions that were agreed on, never derived from the
 * code. AN anonymous, US logged in, ME member, MO moderator, AD admin, OW owner, PA admin of its organisation's parent,
 * CA admin of a cohost, CM moderator of a cohost, EX admin of an organisation that was its organisation's parent and
 * cohost until both ended, OA admin of another organisation, MS and MA support and admin of its municipality, XA admin of
 * another municipality, SM and SA scopes moderator and admin. AC is logged in as AD, RO is AD and may only look: they get
 * what AD gets where the table of all calls lets them in.
 */
export const EVENT_ACCESS_KEYS = [
  'AN',
  'US',
  'ME',
  'MO',
  'AD',
  'OW',
  'PA',
  'CA',
  'CM',
  'EX',
  'OA',
  'MS',
  'MA',
  'XA',
  'SM',
  'SA',
  'AC',
  'RO',
] as const;
export type EventAccessKey = (typeof EVENT_ACCESS_KEYS)[number];

export const EVENT_STATES = [
  'published',
  'draft',
  'private',
  'cancelled',
  'ended',
  'organisation deleted',
  'closing tenant',
] as const;
export type EventStateKey = (typeof EVENT_STATES)[number];

const EVERYBODY = 'AN US ME MO AD OW PA CA CM EX OA MS MA XA SM SA';
const RUNNERS = 'MO AD OW PA CA';
const ADMINS = 'AD OW';

/** Whom it is there for at all. */
export const SEES_EVENT: Record<EventStateKey, string> = {
  published: EVERYBODY,
  draft: `${RUNNERS} MA SM SA`,
  private: `ME ${RUNNERS} MA`,
  cancelled: EVERYBODY,
  ended: EVERYBODY,
  'organisation deleted': EVERYBODY,
  'closing tenant': '',
};

/** Who is a user in its organisation or a cohost: once it is deleted they are like all who have logged in. */
export const BELONGS = `ME CM ${RUNNERS}`;

export type EventRow = {
  /** Whom the activity's door lets through, of those for whom it is there. What they run into behind it is another matter. */
  who: string;
  body?: unknown;
};

const all: EventRow = { who: EVERYBODY };
/** Everybody but those who have not logged in. */
const logged: EventRow = { who: EVERYBODY.replace('AN ', '') };
const runners: EventRow = { who: RUNNERS };
const admins: EventRow = { who: ADMINS };
/** They look after contents, and take no part in the talk. */
const writers: EventRow = { who: 'US ME MO AD OW PA CA CM EX OA' };

const form = ({ organisation }: EventScene) => ({
  ...emptyForm(organisation, 'nb', '4601'),
  name: 'Åpen fotballtrening',
  type: 'activity',
});

const moment = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const day = (hours: number): string => moment(hours).slice(0, 10);

const slot = { name: 'Kiosk', start_at: moment(24), end_at: moment(26), capacity_max: 2 };
const because = { reason: 'Etter avtale med foreldrene' };

/** Everybody of the table acts for it. */
export const CHILD_OF_ALL = '0199a000-0000-7000-8000-000000000001';
const withChild: EventRow = { ...logged, body: { child_ids: [CHILD_OF_ALL] } };

export const EVENT_TABLE: Readonly<Record<string, EventRow>> = {
  'GET /events/{id}': all,
  'GET /events/{id}/occurrences': all,
  'GET /events/{id}/comments': all,
  'GET /events/{id}/slots': all,
  'GET /events/{id}/download': all,

  'GET /events/{id}/permissions': logged,
  'GET /events/{id}/my': logged,
  'GET /events/{id}/slots/my': logged,
  'GET /occurrences/{occurrence}/my': logged,
  'POST /occurrences/{occurrence}/attend': logged,
  'POST /occurrences/{occurrence}/leave': logged,
  'POST /events/{id}/join': logged,
  'POST /events/{id}/leave': logged,
  'GET /events/{id}/children': logged,
  'POST /occurrences/{occurrence}/children': withChild,
  'POST /occurrences/{occurrence}/children/leave': withChild,
  'POST /events/{id}/children': withChild,
  'POST /events/{id}/children/leave': withChild,
  'POST /events/{id}/slots/{slot}/users': { ...logged, body: {} },
  'DELETE /events/{id}/slots/{slot}/users': { ...logged, body: {} },

  'GET /events/{id}/form': runners,
  'PUT /events/draft/{id}': { ...runners, body: (scene: EventScene) => ({ form: form(scene), version: 1 }) },
  'PUT /events/{id}': { ...runners, body: (scene: EventScene) => ({ form: form(scene), version: 1 }) },
  'POST /events/{id}/publish': { ...runners, body: { version: 1 } },
  'POST /events/{id}/unpublish': { who: `${RUNNERS} MA SM SA`, body: because },
  'POST /events/{id}/lift': { who: 'MA SM SA', body: because },
  'POST /events/{id}/cancel': { ...runners, body: because },
  'POST /events/{id}/uncancel': { ...runners, body: {} },
  'POST /events/{id}/complete': runners,
  'POST /events/{id}/copy': runners,
  'DELETE /events/{id}': admins,
  'PUT /occurrences/{occurrence}': {
    ...runners,
    body: {
      scope: 'one',
      version: 1,
      starts_on: day(48),
      ends_on: day(48),
      start_time: '10:00',
      end_time: '11:00',
      capacity_max: 5,
      is_canceled: false,
    },
  },
  'POST /occurrences/{occurrence}/publish': runners,
  'POST /occurrences/{occurrence}/unpublish': runners,

  'GET /occurrences/{occurrence}/attendees': runners,
  'GET /occurrences/{occurrence}/not-attendees': runners,
  'POST /occurrences/{occurrence}/attendees/export': { ...admins, body: { type: 'csv' } },
  'POST /occurrences/{occurrence}/attend-multiple': { ...runners, body: { user_ids: ['{member}'] } },
  'DELETE /attendees/{attendee}': { ...runners, body: because },
  'POST /attendees/{waiting}/up': { ...runners, body: because },
  'POST /attendees/{waiting}/down': { ...runners, body: because },
  'GET /attendees/{attendee}/changes': runners,
  'POST /attendees/{attendee}/check-in': { ...runners, body: {} },
  'GET /occurrences/{occurrence}/door': runners,
  'POST /occurrences/{occurrence}/door': {
    ...runners,
    body: { entries: [{ key: '{key}', attendance_id: '{attendee}', is_in: true, at: moment(0) }] },
  },
  'POST /events/{id}/messages': { ...runners, body: { subject: 'Husk', body: 'Ta med drikke.' } },
  'PUT /events/{id}/attendees_count': { ...runners, body: { count: 12 } },
  'POST /events/{id}/invites': { ...runners, body: { emails: ['ny@eksempel.no'] } },

  'POST /events/{id}/slots': { ...runners, body: slot },
  'POST /events/{id}/slots/copies': { ...runners, body: { slot_ids: ['{slot}'], days: [day(48)] } },
  'PUT /events/{id}/slots/{slot}': { ...runners, body: { ...slot, version: 1 } },
  'DELETE /events/{id}/slots/{slot}': runners,
  'GET /events/{id}/slots/users': runners,
  'POST /events/{id}/slots/users/download': { ...admins, body: { type: 'csv' } },

  'POST /events/{id}/comments': { ...writers, body: { body: 'Kan lillebror bli med?' } },
  'PUT /events/{id}/comments/{comment}': { who: '', body: { body: 'Noe annet' } },
  'DELETE /events/{id}/comments/{comment}': { who: `${RUNNERS} MS MA SM SA` },
};
