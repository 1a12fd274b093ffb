import { type Route, route } from '#platform/server/routes.ts';
import * as forChildren from '../children-contract.ts';
import * as contract from '../contract.ts';
import { attend } from './attend.ts';
import * as children from './children.ts';
import { joinAll } from './join-all.ts';
import { myEvents, myOccurrences } from './joined-events.ts';
import { leave, leaveAll } from './leave.ts';
import { getOwnPlace, listMyStates, listOwnPlaces } from './own-places.ts';
import { getReminderSettings, putReminderSettings } from './reminder-settings.ts';

/** For oneself. */
export const attendanceRoutes: Route[] = [
  route(contract.attend, async (context, { params }) => ({ data: await attend(context, params.id) })),
  route(contract.leave, async (context, { params }) => ({ data: await leave(context, params.id) })),
  route(contract.getOwnPlace, async (context, { params }) => ({ data: await getOwnPlace(context, params.id) })),
  route(contract.joinAll, async (context, { params }) => ({ data: await joinAll(context, params.id) })),
  route(contract.leaveAll, async (context, { params }) => ({ data: await leaveAll(context, params.id) })),
  route(contract.listOwnPlaces, async (context, { params }) => ({ data: await listOwnPlaces(context, params.id) })),
  route(contract.listMyStates, async (context) => ({ data: await listMyStates(context) })),
  route(contract.listMyEvents, (context, { query }) => myEvents(context, query)),
  route(contract.listMyOccurrences, async (context, { query }) => ({ data: await myOccurrences(context, query) })),
  route(contract.getReminderSettings, async (context) => ({ data: await getReminderSettings(context) })),
  route(contract.putReminderSettings, (context, { body }) => putReminderSettings(context, body)),
];

/** BEY-05: for the children one acts for. */
export const childrenAttendanceRoutes: Route[] = [
  route(forChildren.listChildrenPlaces, async (context, { params }) => ({
    data: await children.listChildrenPlaces(context, params.id),
  })),
  route(forChildren.attendWithChildren, async (context, { params, body }) => ({
    data: await children.attendWithChildren(context, params.id, body.child_ids),
  })),
  route(forChildren.leaveWithChildren, async (context, { params, body }) => ({
    data: await children.leaveWithChildren(context, params.id, body.child_ids),
  })),
  route(forChildren.joinAllWithChildren, async (context, { params, body }) => ({
    data: await children.joinAllWithChildren(context, params.id, body.child_ids),
  })),
  route(forChildren.leaveAllWithChildren, async (context, { params, body }) => ({
    data: await children.leaveAllWithChildren(context, params.id, body.child_ids),
  })),
];
