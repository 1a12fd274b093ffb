import { alertPersonalData } from '#features/alerts/server/personal-data.ts';
import { attendancePersonalData } from '#features/attendance/server/personal-data.ts';
import { auditPersonalData } from '#features/audit/server/personal-data.ts';
import { bulkMessagePersonalData } from '#features/bulk-messages/server/personal-data.ts';
import { cardOfficePersonalData } from '#features/card-office/server/personal-data.ts';
import { cardPersonalData } from '#features/cards/server/personal-data.ts';
import { certificatePersonalData } from '#features/certificates/server/personal-data.ts';
import { claimPersonalData } from '#features/claims/server/personal-data.ts';
import { commentPersonalData } from '#features/comments/server/personal-data.ts';
import { culturePersonalData } from '#features/culture-cards/server/personal-data.ts';
import { cvPersonalData } from '#features/cv/server/personal-data.ts';
import { doorPersonalData } from '#features/door/server/personal-data.ts';
import { equipmentPersonalData } from '#features/equipment/server/personal-data.ts';
import { seriesPersonalData } from '#features/event-editing/server/personal-data.ts';
import { eventInvitePersonalData } from '#features/event-invites/server/personal-data.ts';
import { eventPersonalData } from '#features/events/server/personal-data.ts';
import { exportPersonalData } from '#features/exports/server/personal-data.ts';
import { factPersonalData } from '#features/facts/server/personal-data.ts';
import { householdPersonalData } from '#features/households/server/personal-data.ts';
import { identityPersonalData } from '#features/identity/server/personal-data.ts';
import { ledgerPersonalData } from '#features/ledger/server/personal-data.ts';
import { membershipPersonalData } from '#features/memberships/server/personal-data.ts';
import { messagePersonalData } from '#features/messages/server/personal-data.ts';
import { messengerPersonalData } from '#features/messenger/server/personal-data.ts';
import { notificationPersonalData } from '#features/notifications/server/personal-data.ts';
import { organisationPersonalData } from '#features/organisations/server/personal-data.ts';
import { partnershipPersonalData } from '#features/partnerships/server/personal-data.ts';
import { paymentPersonalData } from '#features/payments/server/personal-data.ts';
import { payoutPersonalData } from '#features/payouts/server/personal-data.ts';
import { pushPersonalData } from '#features/push/server/personal-data.ts';
import { reportPersonalData } from '#features/reports/server/personal-data.ts';
import { schemePersonalData } from '#features/schemes/server/personal-data.ts';
import { shiftPersonalData } from '#features/shifts/server/personal-data.ts';
import { streamPersonalData } from '#features/stream/server/personal-data.ts';
import { tenantPersonalData } from '#features/tenants/server/personal-data.ts';
import { ticketPersonalData } from '#features/tickets/server/personal-data.ts';
import { timetablePersonalData } from '#features/timetable/server/personal-data.ts';
import { uploadPersonalData } from '#features/uploads/server/personal-data.ts';
import { userPersonalData } from '#features/users/server/personal-data.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';

/** What every feature knows of people. Places are given up first: the activities they are at are locked before anything else. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  userPersonalData,
  attendancePersonalData,
  shiftPersonalData,
  organisationPersonalData,
  membershipPersonalData,
  certificatePersonalData,
  partnershipPersonalData,
  bulkMessagePersonalData,
  exportPersonalData,
  factPersonalData,
  doorPersonalData,
  timetablePersonalData,
  eventPersonalData,
  seriesPersonalData,
  commentPersonalData,
  eventInvitePersonalData,
  messengerPersonalData,
  reportPersonalData,
  schemePersonalData,
  tenantPersonalData,
  uploadPersonalData,
  messagePersonalData,
  notificationPersonalData,
  alertPersonalData,
  streamPersonalData,
  pushPersonalData,
  identityPersonalData,
  auditPersonalData,
  householdPersonalData,
  cardPersonalData,
  cardOfficePersonalData,
  claimPersonalData,
  equipmentPersonalData,
  ticketPersonalData,
  culturePersonalData,
  cvPersonalData,
  ledgerPersonalData,
  paymentPersonalData,
  payoutPersonalData,
];
