export { type ChildProfile, demandProfiles, type HouseholdProfile, householdProfiles } from './child-profiles.ts';
export { saveMissingPostalCodes } from './postal-codes.ts';
export { actsFor, guardianContact, guardiansOf, isGuardianOfUser, wardsOf } from './queries.ts';
