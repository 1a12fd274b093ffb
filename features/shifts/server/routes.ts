import { newestFile } from '#features/exports/server/public.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { createShift, deleteShift, updateShift } from './change-shifts.ts';
import { copyShifts } from './copy-shifts.ts';
import { listMyShifts, listShifts, listShiftUsers } from './queries.ts';
import { requestShiftsExport, slotsExport } from './shifts-export.ts';
import { leaveShift, takeShift } from './take-shift.ts';

export const shiftRoutes = (files: FileStore): Route[] => [
  route(contract.listShifts, (context, { params }) => listShifts(context, params.id)),
  route(contract.createShift, (context, { params, body }) => createShift(context, params.id, body)),
  route(contract.copyShifts, (context, { params, body }) => copyShifts(context, params.id, body)),
  route(contract.updateShift, (context, { params, body }) => updateShift(context, params, body)),
  route(contract.deleteShift, (context, { params }) => deleteShift(context, params)),
  route(contract.listMyShifts, (context, { params }) => listMyShifts(context, params.id)),
  route(contract.listShiftUsers, (context, { params }) => listShiftUsers(context, params.id)),
  route(contract.takeShift, (context, { params, body }) => takeShift(context, params, body)),
  route(contract.leaveShift, (context, { params, body }) => leaveShift(context, params, body)),
  route(contract.exportShiftUsers, async (context, { params, body }) => ({
    data: await requestShiftsExport(context, params.id, body.type),
  })),
  route(contract.getShiftUsersFile, (context, { params, query }) =>
    newestFile(context, files, slotsExport, { kind: 'slots', of: params.id, type: query.type }),
  ),
];
