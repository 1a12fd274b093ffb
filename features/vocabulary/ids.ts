import { type Id, uuidOf } from '#platform/contract/id.ts';

/** How the ids of things are read, in contracts, rows and jobs. `database/schema.ts` has the same brands. */
export const ids = {
  alert: uuidOf('AlertId'),
  alertFilter: uuidOf('AlertFilterId'),
  bankAnswer: uuidOf('BankAnswerId'),
  bankFile: uuidOf('BankFileId'),
  bankFileLine: uuidOf('BankFileLineId'),
  announcement: uuidOf('AnnouncementId'),
  attendance: uuidOf('AttendanceId'),
  card: uuidOf('CardId'),
  cardGrant: uuidOf('CardGrantId'),
  cardShare: uuidOf('CardShareId'),
  certificate: uuidOf('CertificateId'),
  claim: uuidOf('ClaimId'),
  bulkMessage: uuidOf('BulkMessageId'),
  child: uuidOf('ChildId'),
  comment: uuidOf('CommentId'),
  cultureCard: uuidOf('CultureCardId'),
  cultureGroup: uuidOf('CultureGroupId'),
  cultureVenue: uuidOf('CultureVenueId'),
  cultureVisit: uuidOf('CultureVisitId'),
  cvPaper: uuidOf('CvPaperId'),
  device: uuidOf('DeviceId'),
  equipmentItem: uuidOf('EquipmentItemId'),
  equipmentLoan: uuidOf('EquipmentLoanId'),
  equipmentPiece: uuidOf('EquipmentPieceId'),
  equipmentWait: uuidOf('EquipmentWaitId'),
  event: uuidOf('EventId'),
  eventDocument: uuidOf('EventDocumentId'),
  eventInvite: uuidOf('EventInviteId'),
  export: uuidOf('ExportId'),
  galleryPicture: uuidOf('GalleryPictureId'),
  guardianship: uuidOf('GuardianshipId'),
  importQuestion: uuidOf('ImportQuestionId'),
  importRun: uuidOf('ImportRunId'),
  importSource: uuidOf('ImportSourceId'),
  ledgerAccount: uuidOf('LedgerAccountId'),
  lendingPlace: uuidOf('LendingPlaceId'),
  memberList: uuidOf('MemberListId'),
  message: uuidOf('MessageId'),
  municipalInvite: uuidOf('MunicipalInviteId'),
  notification: uuidOf('NotificationId'),
  occurrence: uuidOf('OccurrenceId'),
  officeRun: uuidOf('OfficeRunId'),
  organisation: uuidOf('OrganisationId'),
  organisationDocument: uuidOf('OrganisationDocumentId'),
  organisationInvite: uuidOf('OrganisationInviteId'),
  participation: uuidOf('ParticipationId'),
  partnership: uuidOf('PartnershipId'),
  passCode: uuidOf('PassCodeId'),
  payment: uuidOf('PaymentId'),
  paymentOperation: uuidOf('PaymentOperationId'),
  process: uuidOf('ProcessId'),
  report: uuidOf('ReportId'),
  reportCase: uuidOf('ReportCaseId'),
  scheme: uuidOf('SchemeId'),
  schemeVersion: uuidOf('SchemeVersionId'),
  screen: uuidOf('ScreenId'),
  screenItem: uuidOf('ScreenItemId'),
  screenPlaylist: uuidOf('ScreenPlaylistId'),
  screenTakeover: uuidOf('ScreenTakeoverId'),
  session: uuidOf('SessionId'),
  shift: uuidOf('ShiftId'),
  stamp: uuidOf('StampId'),
  tenantVersion: uuidOf('TenantVersionId'),
  thread: uuidOf('ThreadId'),
  ticket: uuidOf('TicketId'),
  ticketGroup: uuidOf('TicketGroupId'),
  upload: uuidOf('UploadId'),
  user: uuidOf('UserId'),
  verification: uuidOf('VerificationId'),
  windDown: uuidOf('WindDownId'),
} as const;

export type AlertId = Id<'AlertId'>;
export type AlertFilterId = Id<'AlertFilterId'>;
export type BankAnswerId = Id<'BankAnswerId'>;
export type BankFileId = Id<'BankFileId'>;
export type BankFileLineId = Id<'BankFileLineId'>;
export type AttendanceId = Id<'AttendanceId'>;
export type CardId = Id<'CardId'>;
export type CardGrantId = Id<'CardGrantId'>;
export type CardShareId = Id<'CardShareId'>;
export type CertificateId = Id<'CertificateId'>;
export type ClaimId = Id<'ClaimId'>;
export type BulkMessageId = Id<'BulkMessageId'>;
export type ChildId = Id<'ChildId'>;
export type CommentId = Id<'CommentId'>;
export type CultureCardId = Id<'CultureCardId'>;
export type CultureGroupId = Id<'CultureGroupId'>;
export type CultureVenueId = Id<'CultureVenueId'>;
export type CultureVisitId = Id<'CultureVisitId'>;
export type CvPaperId = Id<'CvPaperId'>;
export type DeviceId = Id<'DeviceId'>;
export type EquipmentItemId = Id<'EquipmentItemId'>;
export type EquipmentLoanId = Id<'EquipmentLoanId'>;
export type EquipmentPieceId = Id<'EquipmentPieceId'>;
export type EquipmentWaitId = Id<'EquipmentWaitId'>;
export type EventId = Id<'EventId'>;
export type ExportId = Id<'ExportId'>;
export type GalleryPictureId = Id<'GalleryPictureId'>;
export type GuardianshipId = Id<'GuardianshipId'>;
export type ImportQuestionId = Id<'ImportQuestionId'>;
export type ImportRunId = Id<'ImportRunId'>;
export type ImportSourceId = Id<'ImportSourceId'>;
export type LedgerAccountId = Id<'LedgerAccountId'>;
export type LendingPlaceId = Id<'LendingPlaceId'>;
export type MemberListId = Id<'MemberListId'>;
export type MessageId = Id<'MessageId'>;
export type NotificationId = Id<'NotificationId'>;
export type OccurrenceId = Id<'OccurrenceId'>;
export type OfficeRunId = Id<'OfficeRunId'>;
export type OrganisationId = Id<'OrganisationId'>;
export type OrganisationDocumentId = Id<'OrganisationDocumentId'>;
export type MunicipalInviteId = Id<'MunicipalInviteId'>;
export type OrganisationInviteId = Id<'OrganisationInviteId'>;
export type ParticipationId = Id<'ParticipationId'>;
export type PartnershipId = Id<'PartnershipId'>;
export type PassCodeId = Id<'PassCodeId'>;
export type PaymentId = Id<'PaymentId'>;
export type ReportId = Id<'ReportId'>;
export type ReportCaseId = Id<'ReportCaseId'>;
export type SchemeId = Id<'SchemeId'>;
export type SchemeVersionId = Id<'SchemeVersionId'>;
export type ScreenId = Id<'ScreenId'>;
export type ScreenItemId = Id<'ScreenItemId'>;
export type ScreenPlaylistId = Id<'ScreenPlaylistId'>;
export type AnnouncementId = Id<'AnnouncementId'>;
export type ScreenTakeoverId = Id<'ScreenTakeoverId'>;
export type SessionId = Id<'SessionId'>;
export type ShiftId = Id<'ShiftId'>;
export type StampId = Id<'StampId'>;
export type TenantVersionId = Id<'TenantVersionId'>;
export type ThreadId = Id<'ThreadId'>;
export type TicketId = Id<'TicketId'>;
export type TicketGroupId = Id<'TicketGroupId'>;
export type UploadId = Id<'UploadId'>;
export type UserId = Id<'UserId'>;
export type VerificationId = Id<'VerificationId'>;
export type WindDownId = Id<'WindDownId'>;
