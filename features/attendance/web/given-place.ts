import type { OwnPlace } from '../contract.ts';

export const EVENT = { id: 'event' as OwnPlace['event_id'], name: 'Kor for alle', is_volunteer: false };

export const place = (more: Partial<OwnPlace> = {}): OwnPlace => ({
  occurrence_id: 'time-1' as OwnPlace['occurrence_id'],
  event_id: EVENT.id,
  start_at: '2026-11-19T17:00:00Z',
  end_at: '2026-11-19T19:00:00Z',
  is_canceled: false,
  status: null,
  position: null,
  offer_expires_at: null,
  checked_in_at: null,
  attendees_count: 4,
  waiting_count: 0,
  capacity: { max: 10 },
  waiting_policy: 'automatic',
  has_waiting_list: true,
  draws_at: null,
  leave_until: null,
  fault: null,
  can: { sign_up: true, leave: false },
  ...more,
});

export const attending = (more: Partial<OwnPlace> = {}) =>
  place({ status: 'attending', leave_until: '2026-11-19T19:00:00Z', can: { sign_up: false, leave: true }, ...more });
