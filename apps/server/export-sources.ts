import { attendeesExport } from '#features/attendance/server/attendees-export.ts';
import { accountsExport, transactionsExport } from '#features/card-office/server/exports/export-sources.ts';
import type { ExportSources } from '#features/exports/server/export-source.ts';
import { membersExport } from '#features/memberships/server/members-export.ts';
import { slotsExport } from '#features/shifts/server/shifts-export.ts';

/** Every list of people that can be taken along as a file. */
export const EXPORT_SOURCES: ExportSources = {
  accounts: accountsExport,
  attendees: attendeesExport,
  members: membersExport,
  slots: slotsExport,
  transactions: transactionsExport,
};
