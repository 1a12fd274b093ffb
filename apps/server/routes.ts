import type { AddressSearch } from '#features/addresses/server/address-search.ts';
import { addressRoutes } from '#features/addresses/server/routes.ts';
import { alertRoutes } from '#features/alerts/server/routes.ts';
import { announcementRoutes } from '#features/announcements/server/routes.ts';
import { participantRoutes } from '#features/attendance/server/participants-routes.ts';
import { attendanceRoutes, childrenAttendanceRoutes } from '#features/attendance/server/routes.ts';
import { auditRoutes } from '#features/audit/server/routes.ts';
import { bulkMessageRoutes } from '#features/bulk-messages/server/routes.ts';
import { calendarRoutes } from '#features/calendar/server/routes.ts';
import type { ListReader } from '#features/card-office/server/lists/list-reader.ts';
import { cardOfficeRoutes } from '#features/card-office/server/routes.ts';
import { cardsWithoutPostalCode, fitsScheme } from '#features/cards/server/public.ts';
import { cardRoutes } from '#features/cards/server/routes.ts';
import { holdsOneOf } from '#features/certificates/server/held-certificates.ts';
import { certificateMissingFor } from '#features/certificates/server/role-certificates.ts';
import { certificateRoutes } from '#features/certificates/server/routes.ts';
import { claimRoutes } from '#features/claims/server/routes.ts';
import { commentRoutes } from '#features/comments/server/routes.ts';
import { cultureCardRoutes } from '#features/culture-cards/server/routes.ts';
import { cvRoutes } from '#features/cv/server/routes.ts';
import { dashboardRoutes } from '#features/dashboards/server/routes.ts';
import { doorRoutes } from '#features/door/server/routes.ts';
import type { EquipmentSheets } from '#features/equipment/server/imports/equipment-sheets.ts';
import { equipmentRoutes } from '#features/equipment/server/routes.ts';
import { isEventCountedOn } from '#features/event-editing/server/participants.ts';
import { seriesRoutes } from '#features/event-editing/server/routes.ts';
import { eventInviteRoutes } from '#features/event-invites/server/routes.ts';
import { eventsCountedOn } from '#features/events/server/remove-events-of.ts';
import { eventRoutes } from '#features/events/server/routes.ts';
import { exportRoutes } from '#features/exports/server/routes.ts';
import { featuredRoutes } from '#features/featured/server/routes.ts';
import { feedRoutes } from '#features/feeds/server/routes.ts';
import type { PopulationRegister } from '#features/households/server/population-register.ts';
import { householdRoutes } from '#features/households/server/routes.ts';
import type { IdentityParts } from '#features/identity/server/identity-parts.ts';
import { personNumberOf } from '#features/identity/server/person-number.ts';
import { identityRoutes } from '#features/identity/server/routes.ts';
import { startIdporten } from '#features/identity/server/start-idporten.ts';
import { importRoutes } from '#features/imports/server/routes.ts';
import type { SourceReader } from '#features/imports/server/sources/source-reader.ts';
import { infoPageRoutes } from '#features/info-pages/server/routes.ts';
import { ledgerRoutes } from '#features/ledger/server/routes.ts';
import { mapRoutes } from '#features/map/server/routes.ts';
import { membershipRoutes } from '#features/memberships/server/routes.ts';
import { messageOfficeRoutes, outboxRoutes } from '#features/messages/server/routes.ts';
import { latestWords } from '#features/messenger/server/public.ts';
import { messengerRoutes } from '#features/messenger/server/routes.ts';
import type { BrowserError } from '#features/metrics/contract.ts';
import { metricRoutes } from '#features/metrics/server/routes.ts';
import { municipalityRoutes } from '#features/municipalities/server/routes.ts';
import { notificationRoutes } from '#features/notifications/server/routes.ts';
import type { JobParts } from '#features/operations/server/retry-job.ts';
import { operationRoutes } from '#features/operations/server/routes.ts';
import type { OrganisationRegister } from '#features/organisation-register/server/organisation-register.ts';
import { organisationRegisterRoutes } from '#features/organisation-register/server/routes.ts';
import { isNumberInUse } from '#features/organisations/server/request-queries.ts';
import { organisationRequestRoutes } from '#features/organisations/server/request-routes.ts';
import { organisationRoutes } from '#features/organisations/server/routes.ts';
import { partnershipRoutes } from '#features/partnerships/server/routes.ts';
import { paymentRoutes } from '#features/payments/server/routes.ts';
import { payoutRoutes } from '#features/payouts/server/routes.ts';
import type { PushService } from '#features/push/server/push-service.ts';
import { pushRoutes } from '#features/push/server/routes.ts';
import { reportRoutes } from '#features/reports/server/routes.ts';
import { scannerRoutes } from '#features/scanner/server/routes.ts';
import { HIGHEST_SCHEME_AGE } from '#features/schemes/rules.ts';
import { schemeRoutes } from '#features/schemes/server/routes.ts';
import { screenRoutes } from '#features/screens/server/routes.ts';
import { searchRoutes } from '#features/search/server/routes.ts';
import { servicePageRoutes } from '#features/service-pages/server/routes.ts';
import { shiftRoutes } from '#features/shifts/server/routes.ts';
import { slideshowRoutes } from '#features/slideshow/server/routes.ts';
import { statisticsRoutes } from '#features/statistics/server/routes.ts';
import { streamRoutes } from '#features/stream/server/routes.ts';
import type { StreamHub } from '#features/stream/server/stream-hub.ts';
import { studioRoutes } from '#features/studio/server/routes.ts';
import { tenantRoutes } from '#features/tenants/server/routes.ts';
import type { TicketSheets } from '#features/tickets/server/imports/ticket-sheets.ts';
import { ticketRoutes } from '#features/tickets/server/routes.ts';
import { timetableRoutes } from '#features/timetable/server/routes.ts';
import { type UploadParts, uploadRoutes } from '#features/uploads/server/routes.ts';
import { userRoutes } from '#features/users/server/routes.ts';
import { windDownRoutes } from '#features/wind-down/server/routes.ts';
import type { AnswerCache } from '#platform/server/answer-cache.ts';
import type { Route } from '#platform/server/routes.ts';
import { ACCOUNT_NAMES } from './account-names.ts';
import { EXPORT_SOURCES } from './export-sources.ts';
import { shownKinds } from './pass-kinds.ts';
import { PERSONAL_DATA } from './personal-data.ts';

export type ApiParts = {
  identity: IdentityParts;
  uploads: UploadParts;
  lists: ListReader;
  ticketSheets: TicketSheets;
  equipmentSheets: EquipmentSheets;
  addresses: AddressSearch;
  register: OrganisationRegister;
  sources: SourceReader;
  population: PopulationRegister;
  push: PushService | null;
  kept: AnswerCache;
  streams: Pick<StreamHub, 'open'>;
  jobs: JobParts;
  settleTenants(): Promise<void>;
  /** What a part of an SMS costs an organisation. */
  smsPriceOre: number;
  /** Where SMS come from that have no sender of their own. */
  smsFrom: string;
  /** E-mails that an organisation can send in a day. */
  lettersPerDay: number;
  hasDemo: boolean;
  hasOwnPayments: boolean;
  onBrowserError: (error: BrowserError) => void;
};

/** Every feature's calls, listed. */
export const portalApi = ({
  identity,
  uploads,
  lists,
  ticketSheets,
  equipmentSheets,
  addresses,
  register,
  sources,
  population,
  push,
  kept,
  streams,
  jobs,
  settleTenants,
  hasDemo,
  hasOwnPayments,
  smsPriceOre,
  smsFrom,
  lettersPerDay,
  onBrowserError,
}: ApiParts): Route[] => [
  ...addressRoutes(addresses),
  ...alertRoutes(identity.origins),
  ...announcementRoutes,
  ...attendanceRoutes,
  ...childrenAttendanceRoutes,
  ...auditRoutes,
  ...calendarRoutes(kept),
  ...cardRoutes({ startEid: (context, wish) => startIdporten(context, identity, wish) }),
  ...cardOfficeRoutes(lists),
  ...certificateRoutes,
  ...bulkMessageRoutes({ origins: identity.origins, hasSms: identity.hasSms, smsPriceOre, smsFrom, lettersPerDay }),
  ...dashboardRoutes,
  ...doorRoutes,
  ...ticketRoutes(ticketSheets),
  ...equipmentRoutes({ origins: identity.origins, files: uploads.files, sheets: equipmentSheets }),
  ...claimRoutes({ origins: identity.origins, hasOwnPayments, files: uploads.files }),
  ...commentRoutes,
  ...cultureCardRoutes(identity),
  ...cvRoutes(identity.origins),
  ...statisticsRoutes,
  ...eventInviteRoutes(kept, identity.origins),
  ...eventRoutes(kept, isEventCountedOn),
  ...exportRoutes(uploads.files, EXPORT_SOURCES),
  ...featuredRoutes,
  ...feedRoutes(identity.origins),
  ...householdRoutes({
    population,
    numberOf: personNumberOf,
    ownAccounts: { highestAge: HIGHEST_SCHEME_AGE, fitsScheme },
    origins: identity.origins,
  }),
  ...identityRoutes(identity),
  ...importRoutes(sources),
  ...infoPageRoutes(identity.origins),
  ...ledgerRoutes(ACCOUNT_NAMES),
  ...mapRoutes(kept),
  ...membershipRoutes(identity.origins, uploads.files, certificateMissingFor),
  ...messengerRoutes(uploads.files, { origins: identity.origins }),
  ...metricRoutes(onBrowserError),
  ...municipalityRoutes,
  ...notificationRoutes(latestWords),
  ...operationRoutes(jobs),
  ...organisationRegisterRoutes(register, isNumberInUse),
  ...organisationRequestRoutes({ register, origins: identity.origins }),
  ...organisationRoutes(kept, eventsCountedOn),
  ...messageOfficeRoutes,
  ...(hasDemo ? outboxRoutes() : []),
  ...participantRoutes(uploads.files, holdsOneOf),
  ...partnershipRoutes(identity.origins),
  ...paymentRoutes,
  ...payoutRoutes({ origins: identity.origins }),
  ...scannerRoutes(shownKinds(identity.origins)),
  ...pushRoutes(push),
  ...reportRoutes({ origins: identity.origins, files: uploads.files }),
  ...schemeRoutes,
  ...searchRoutes,
  ...seriesRoutes,
  ...servicePageRoutes,
  ...screenRoutes(kept),
  ...slideshowRoutes,
  ...shiftRoutes(uploads.files),
  ...streamRoutes(streams),
  ...studioRoutes({ origins: identity.origins, settleTenants }),
  ...tenantRoutes(identity.origins),
  ...timetableRoutes(identity.origins),
  ...uploadRoutes(uploads),
  ...userRoutes(PERSONAL_DATA, identity.origins, cardsWithoutPostalCode),
  ...windDownRoutes({ origins: identity.origins, settleTenants }),
];
