import { vacatePlaces } from '#features/attendance/server/vacate-places.ts';
import { sendBulkMessage } from '#features/bulk-messages/server/jobs-declared.ts';
import { endCertificatesOf } from '#features/certificates/server/end-certificates-of.ts';
import { endTrial } from '#features/claims/server/end-trial.ts';
import { returnForEvent } from '#features/claims/server/jobs-declared.ts';
import { noteReturn } from '#features/claims/server/note-return.ts';
import { aboutOwnMoney, ownMoneyAuthorised, ownMoneyCaptured, ownMoneyEnded } from '#features/claims/server/public.ts';
import { closeVenues } from '#features/culture-cards/server/venues.ts';
import { tellSignedUp } from '#features/event-editing/server/tell-of-stop.ts';
import { removeEventsOf } from '#features/events/server/remove-events-of.ts';
import { noteForFollowers } from '#features/events/server/tell-followers.ts';
import { tellOfShared } from '#features/events/server/tell-of-event.ts';
import { aboutOrganisation, aboutPerson, asJob, type Listeners } from '#features/facts/server/listeners.ts';
import { endMembershipsOf } from '#features/memberships/server/end-memberships-of.ts';
import { letOwnerIn } from '#features/memberships/server/let-owner-in.ts';
import { endPartnershipsOf } from '#features/partnerships/server/end-partnerships-of.ts';
import { vacateShiftsHeldBy } from '#features/shifts/server/vacate-shifts.ts';
import { ids } from '#features/vocabulary/ids.ts';

const returnPayments = asJob(returnForEvent, ({ event_id }) => ({ event_id: ids.event.parse(event_id) }));

/** Which feature hears which fact, in the order in which they act: in the same transaction, or as a job. */
export const LISTENERS: Listeners = {
  'user:blocked': [aboutPerson(vacatePlaces), aboutPerson(vacateShiftsHeldBy)],
  'organization:accepted': [aboutOrganisation(letOwnerIn)],
  'organization:suspended': [aboutOrganisation(tellSignedUp('suspended'))],
  'organization:revoked': [aboutOrganisation(tellSignedUp('revoked'))],
  'organization:reopened': [aboutOrganisation(tellSignedUp('reopened'))],
  'organization:deleted': [
    aboutOrganisation(removeEventsOf),
    aboutOrganisation(endMembershipsOf),
    aboutOrganisation(endCertificatesOf),
    aboutOrganisation(endPartnershipsOf),
    aboutOrganisation(closeVenues),
  ],
  'event:published': [noteForFollowers],
  'event:cancelled': [noteReturn, returnPayments],
  'event:deleted': [noteReturn, returnPayments],
  'attendee:left': [endTrial],
  'attendee:removed': [endTrial],
  'payment:authorised': [aboutOwnMoney(ownMoneyAuthorised)],
  'payment:captured': [aboutOwnMoney(ownMoneyCaptured)],
  'payment:ended': [aboutOwnMoney(ownMoneyEnded)],
  'cohost:approved': [tellOfShared],
  'cohost:cancelled': [tellOfShared],
  'circular:sent': [
    asJob(sendBulkMessage, ({ details }, { key }) => ({ id: ids.bulkMessage.parse(details.circular_id), tenant: key })),
  ],
};
