export { type ChildProfile, demandProfiles, type HouseholdProfile, householdProfiles } from './child-profiles.ts';
export { keepListedChildren, type ListedChild } from './listed-children.ts';
export { linkOwnRow } from './own-row.ts';
export { saveMissingPostalCodes } from './postal-codes.ts';
export { actsFor, guardianContact, guardiansOf, isGuardianOfUser, wardsOf } from './queries.ts';
