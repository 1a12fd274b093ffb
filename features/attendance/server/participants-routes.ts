import { newestFile } from '#features/exports/server/public.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../participants-contract.ts';
import { attendeesExport, requestAttendeesExport } from './attendees-export.ts';
import { setAttendeesCount } from './participants-count.ts';
import { type HoldsOneOf, listAttendees } from './participants-list.ts';
import { changesOf, moveAttendee, removeAttendee } from './participants-moves.ts';
import { attendMultiple, listNotAttendees } from './participants-others.ts';

/** For those who run an activity. Messages to all of them are in features/bulk-messages. */
export const participantRoutes = (files: FileStore, holdsOneOf: HoldsOneOf): Route[] => [
  route(contract.listAttendees, (context, { params, query }) => listAttendees(context, params.id, query, holdsOneOf)),
  route(contract.listNotAttendees, (context, { params, query }) => listNotAttendees(context, params.id, query)),
  route(contract.attendMultiple, async (context, { params, body }) => ({
    data: await attendMultiple(context, params.id, body),
  })),
  route(contract.removeAttendee, (context, { params, body }) => removeAttendee(context, params.id, body.reason)),
  route(contract.moveUp, (context, { params, body }) => moveAttendee(context, params.id, 'up', body.reason)),
  route(contract.moveDown, (context, { params, body }) => moveAttendee(context, params.id, 'down', body.reason)),
  route(contract.listAttendeeChanges, async (context, { params }) => ({ data: await changesOf(context, params.id) })),
  route(contract.setAttendeesCount, (context, { params, body }) => setAttendeesCount(context, params.id, body.count)),
  route(contract.exportAttendees, async (context, { params, body }) => ({
    data: await requestAttendeesExport(context, params.id, body.type),
  })),
  route(contract.getAttendeesFile, (context, { params, query }) =>
    newestFile(context, files, attendeesExport, { kind: 'attendees', of: params.id, type: query.type }),
  ),
];
