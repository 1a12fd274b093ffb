export {
  accessesIn,
  accessIn,
  accessOf,
  changeOrganisation,
  changeWith,
  demandInside,
  demandNotStopped,
  demandPermission,
  demandSight,
  demandThere,
  holdsToday,
  isStoppedOrganisation,
  type OrganisationWithAccess,
  refuseIn,
  storedMembership,
} from './access.ts';
export { adminsToTell } from './admins-to-tell.ts';
export { demandConditions } from './conditions.ts';
export { removeOrganisation } from './delete-organisation.ts';
export { placesAsked } from './list-organisations.ts';
export { pictureOf, putBackPicture, takeOutPicture } from './moderate-gallery.ts';
export { moveOrganisation } from './move-organisation.ts';
export { organisationNames } from './organisation-names.ts';
export { isPublicOrganisation } from './queries.ts';
export { portalOf } from './request-parts.ts';
export { requestsWaiting } from './request-queries.ts';
export { setOwner } from './set-owner.ts';
export { staffToTell } from './staff-to-tell.ts';
export { reopenOrganisation, revokeOrganisation, suspendOrganisation } from './stop-organisation.ts';
export { responsibleFor } from './tell-of-decision.ts';
export { tellOfOwnPages } from './tell-of-organisation.ts';
