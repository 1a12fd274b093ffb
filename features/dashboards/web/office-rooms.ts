import type { OfficeRoom } from '#features/portal/web/office-paths.ts';
import type { PortalTenant } from '#features/tenants/contract.ts';

/** In their order. A room is here from the day it can be entered. */
export const ROOM_GROUPS = {
  people: ['organisations', 'approval', 'activities', 'reports', 'people'],
  benefits: ['accounts', 'scheme', 'tickets', 'equipment', 'culture', 'certificates'],
  portal: ['announcements', 'studio', 'screens', 'imports'],
  insight: ['reach', 'log', 'audit', 'windDown'],
} as const satisfies Record<string, readonly OfficeRoom[]>;
export type RoomGroup = keyof typeof ROOM_GROUPS;
export type Door = (typeof ROOM_GROUPS)[RoomGroup][number];

const GROUPS = Object.keys(ROOM_GROUPS) as RoomGroup[];

/** Not for those who only help. */
const ADMIN_ROOMS: readonly OfficeRoom[] = [
  'studio',
  'audit',
  'people',
  'log',
  'announcements',
  'activities',
  'windDown',
];

type Visitor = { isAdmin: boolean; tenant: Pick<PortalTenant, 'hasTickets' | 'hasEquipment'> };

/** Whether a room is there for a user, in this portal. The server decides in the end. */
export function isRoomThere(room: OfficeRoom, { isAdmin, tenant }: Visitor): boolean {
  if (room === 'tickets') return tenant.hasTickets;
  return room === 'equipment' ? tenant.hasEquipment : isAdmin || !ADMIN_ROOMS.includes(room);
}

/** The groups with the rooms that are there for a user; a group without any is not shown. */
export const groupsFor = (visitor: Visitor): { group: RoomGroup; rooms: readonly Door[] }[] =>
  GROUPS.map((group) => ({
    group,
    rooms: ROOM_GROUPS[group].filter((room) => isRoomThere(room, visitor)),
  })).filter(({ rooms }) => rooms.length > 0);
