export { guardiansOf, isGuardianOfUser, wardsOf } from './queries.ts';
