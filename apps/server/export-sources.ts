import { attendeesExport } from '#features/attendance/server/attendees-export.ts';
import { accountsExport, transactionsExport } from '#features/card-office/server/exports/export-sources.ts';
import { yearExport } from '#features/dashboards/server/year-export.ts';
import { equipmentExport } from '#features/equipment/server/equipment-export.ts';
import { eventsExport } from '#features/event-editing/server/events-export.ts';
import type { ExportSources } from '#features/exports/server/export-source.ts';
import { membersExport } from '#features/memberships/server/members-export.ts';
import { slotsExport } from '#features/shifts/server/shifts-export.ts';
import { ticketsExport } from '#features/tickets/server/tickets-export.ts';

/** Every list of people that can be taken along as a file. */
export const EXPORT_SOURCES: ExportSources = {
  accounts: accountsExport,
  attendees: attendeesExport,
  equipment: equipmentExport,
  events: eventsExport,
  members: membersExport,
  slots: slotsExport,
  tickets: ticketsExport,
  transactions: transactionsExport,
  year: yearExport,
};
