import { newestFile } from '#features/exports/server/public.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { createSlot, deleteSlot, updateSlot } from './change-slots.ts';
import { copySlots } from './copy-slots.ts';
import { listMySlots, listSlots, listSlotUsers } from './queries.ts';
import { requestSlotsExport, slotsExport } from './slots-export.ts';
import { leaveSlot, takeSlot } from './take-slot.ts';

export const slotRoutes = (files: FileStore): Route[] => [
  route(contract.listSlots, (context, { params }) => listSlots(context, params.id)),
  route(contract.createSlot, (context, { params, body }) => createSlot(context, params.id, body)),
  route(contract.copySlots, (context, { params, body }) => copySlots(context, params.id, body)),
  route(contract.updateSlot, (context, { params, body }) => updateSlot(context, params, body)),
  route(contract.deleteSlot, (context, { params }) => deleteSlot(context, params)),
  route(contract.listMySlots, (context, { params }) => listMySlots(context, params.id)),
  route(contract.listSlotUsers, (context, { params }) => listSlotUsers(context, params.id)),
  route(contract.takeSlot, (context, { params, body }) => takeSlot(context, params, body)),
  route(contract.leaveSlot, (context, { params, body }) => leaveSlot(context, params, body)),
  route(contract.exportSlotUsers, async (context, { params, body }) => ({
    data: await requestSlotsExport(context, params.id, body.type),
  })),
  route(contract.getSlotUsersFile, (context, { params, query }) =>
    newestFile(context, files, slotsExport, { kind: 'slots', of: params.id, type: query.type }),
  ),
];
