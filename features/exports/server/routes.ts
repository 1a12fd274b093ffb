import { exportAttendees, getAttendeesFile } from '#features/attendance/participants-contract.ts';
import { exportMembers, getMembersFile } from '#features/memberships/contract.ts';
import { exportSlotUsers, getSlotUsersFile } from '#features/slots/contract.ts';
import { orderMyExport } from '#features/users/contract.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { exportById, exportedFile, newestFile } from './queries.ts';
import {
  requestAttendeesExport,
  requestMembersExport,
  requestOwnExport,
  requestSlotsExport,
} from './request-export.ts';

export const exportRoutes = (files: FileStore): Route[] => [
  route(exportMembers, async (context, { params, body }) => ({
    data: await requestMembersExport(context, params.id, body.type),
  })),
  route(exportSlotUsers, async (context, { params, body }) => ({
    data: await requestSlotsExport(context, params.id, body.type),
  })),
  route(exportAttendees, async (context, { params, body }) => ({
    data: await requestAttendeesExport(context, params.id, body.type),
  })),
  route(orderMyExport, async (context) => ({ data: await requestOwnExport(context) })),
  route(getMembersFile, (context, { params, query }) =>
    newestFile(context, files, { kind: 'members', of: params.id, type: query.type }),
  ),
  route(getSlotUsersFile, (context, { params, query }) =>
    newestFile(context, files, { kind: 'slots', of: params.id, type: query.type }),
  ),
  route(getAttendeesFile, (context, { params, query }) =>
    newestFile(context, files, { kind: 'attendees', of: params.id, type: query.type }),
  ),
  route(contract.getExport, async (context, { params }) => ({ data: await exportById(context, params.id) })),
  route(contract.getExportFile, (context, { params }) => exportedFile(context, files, params.id)),
];
