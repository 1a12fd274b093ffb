export { type ChildProfile, demandProfiles, type HouseholdProfile, householdProfiles } from './child-profiles.ts';
export { guardianContact, guardiansOf, isGuardianOfUser, wardsOf } from './queries.ts';
