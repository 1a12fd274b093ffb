import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../participants-contract.ts';
import { setAttendeesCount } from './participants-count.ts';
import { listAttendees } from './participants-list.ts';
import { changesOf, moveAttendee, removeAttendee } from './participants-moves.ts';
import { attendMultiple, listNotAttendees } from './participants-others.ts';

/** For those who run an activity. Files of the list are made in features/exports, messages in features/circulars. */
export const participantRoutes: Route[] = [
  route(contract.listAttendees, (context, { params, query }) => listAttendees(context, params.id, query)),
  route(contract.listNotAttendees, (context, { params, query }) => listNotAttendees(context, params.id, query)),
  route(contract.attendMultiple, async (context, { params, body }) => ({
    data: await attendMultiple(context, params.id, body),
  })),
  route(contract.removeAttendee, (context, { params, body }) => removeAttendee(context, params.id, body.reason)),
  route(contract.moveUp, (context, { params, body }) => moveAttendee(context, params.id, 'up', body.reason)),
  route(contract.moveDown, (context, { params, body }) => moveAttendee(context, params.id, 'down', body.reason)),
  route(contract.listAttendeeChanges, async (context, { params }) => ({ data: await changesOf(context, params.id) })),
  route(contract.setAttendeesCount, (context, { params, body }) => setAttendeesCount(context, params.id, body.count)),
];
