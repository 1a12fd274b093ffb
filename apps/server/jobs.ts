import { alertWorkers } from '#features/alerts/server/jobs.ts';
import { attendanceWorkers } from '#features/attendance/server/jobs.ts';
import { auditWorkers } from '#features/audit/server/jobs.ts';
import { bulkMessageWorkers } from '#features/bulk-messages/server/jobs.ts';
import { cardOfficeWorkers } from '#features/card-office/server/jobs.ts';
import { cardWorkers } from '#features/cards/server/jobs.ts';
import { certificateWorkers } from '#features/certificates/server/jobs.ts';
import { claimWorkers } from '#features/claims/server/jobs.ts';
import { commentWorkers } from '#features/comments/server/jobs.ts';
import { cultureWorkers } from '#features/culture-cards/server/jobs.ts';
import { equipmentWorkers } from '#features/equipment/server/jobs.ts';
import { seriesWorkers } from '#features/event-editing/server/jobs.ts';
import { eventWorkers, followerWorkers } from '#features/events/server/jobs.ts';
import { exportWorkers } from '#features/exports/server/jobs.ts';
import { askAgainWorker } from '#features/households/server/ask-again.ts';
import { householdWorkers } from '#features/households/server/jobs.ts';
import type { PopulationRegister } from '#features/households/server/population-register.ts';
import type { IdentityParts } from '#features/identity/server/identity-parts.ts';
import { identityWorkers } from '#features/identity/server/jobs.ts';
import { personNumberOf } from '#features/identity/server/person-number.ts';
import type { ActivityFeed } from '#features/imports/server/activity-feed.ts';
import { importWorkers } from '#features/imports/server/jobs.ts';
import type { SourceReader } from '#features/imports/server/sources/source-reader.ts';
import { ledgerWorkers } from '#features/ledger/server/jobs.ts';
import { messageWorkers } from '#features/messages/server/jobs.ts';
import type { MessageTransport } from '#features/messages/server/message-transport.ts';
import { messengerWorkers } from '#features/messenger/server/jobs.ts';
import { notificationWorkers } from '#features/notifications/server/jobs.ts';
import type { PaymentParts } from '#features/payments/server/advance-payment.ts';
import { paymentWorkers } from '#features/payments/server/jobs.ts';
import { payoutWorkers } from '#features/payouts/server/jobs.ts';
import { pushWorkers } from '#features/push/server/jobs.ts';
import type { PushService } from '#features/push/server/push-service.ts';
import { reportWorkers } from '#features/reports/server/jobs.ts';
import { retentionWorkers } from '#features/retention/server/jobs.ts';
import { scannerWorkers } from '#features/scanner/server/jobs.ts';
import { searchWorkers } from '#features/search/server/jobs.ts';
import { shiftWorkers } from '#features/shifts/server/jobs.ts';
import { statisticsWorkers } from '#features/statistics/server/jobs.ts';
import { studioWorkers } from '#features/studio/server/jobs.ts';
import { ticketWorkers } from '#features/tickets/server/jobs.ts';
import { uploadWorkers } from '#features/uploads/server/jobs.ts';
import { userWorkers } from '#features/users/server/jobs.ts';
import { windDownWorkers } from '#features/wind-down/server/jobs.ts';
import type { FileStore } from '#platform/server/files.ts';
import type { Worker } from '#platform/server/jobs.ts';
import { EXPORT_SOURCES } from './export-sources.ts';
import { LEDGER_COMPARISONS } from './ledger-comparisons.ts';
import { PERSONAL_DATA } from './personal-data.ts';

type JobParts = {
  identity: Pick<IdentityParts, 'origins' | 'codeSms'>;
  transport: MessageTransport;
  push: PushService | null;
  files: FileStore;
  activities: ActivityFeed | null;
  sources: SourceReader;
  payments: PaymentParts['payments'];
  population: PopulationRegister;
  onTrouble(error: Error): void;
};

/** Every feature's background work, listed. */
export const portalWorkers = ({
  identity,
  transport,
  push,
  files,
  activities,
  sources,
  payments,
  population,
  onTrouble,
}: JobParts): readonly Worker[] => [
  ...alertWorkers(identity),
  ...attendanceWorkers(identity),
  ...auditWorkers,
  ...bulkMessageWorkers(identity),
  ...claimWorkers(identity),
  ...ticketWorkers(identity),
  ...equipmentWorkers(identity),
  ...commentWorkers(identity),
  ...cultureWorkers,
  ...eventWorkers,
  ...followerWorkers(identity),
  ...exportWorkers({ files, sources: EXPORT_SOURCES, origins: identity.origins }),
  ...cardWorkers(identity),
  ...cardOfficeWorkers,
  ...householdWorkers,
  askAgainWorker({ population, numberOf: personNumberOf }),
  ...identityWorkers(identity),
  ...importWorkers(activities, sources),
  ...ledgerWorkers({ origins: identity.origins, comparisons: LEDGER_COMPARISONS }),
  ...messageWorkers({ transport, onTrouble }),
  ...messengerWorkers(identity),
  ...notificationWorkers(identity),
  ...paymentWorkers({ payments, origins: identity.origins, onTrouble }),
  ...payoutWorkers(identity),
  ...scannerWorkers(identity),
  ...pushWorkers(push),
  ...reportWorkers,
  ...retentionWorkers,
  ...searchWorkers,
  ...shiftWorkers(identity),
  ...statisticsWorkers,
  ...certificateWorkers(identity),
  ...studioWorkers,
  ...seriesWorkers(identity),
  ...uploadWorkers(files),
  ...userWorkers(PERSONAL_DATA),
  ...windDownWorkers(identity),
];
