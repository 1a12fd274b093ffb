import { membershipDictionaries } from '../../texts/late-dictionaries.ts';
import { useLateDictionary } from './use-late-dictionary.ts';

/** Most who see the page are no members. */
export const useLateMembershipTexts = (): void => useLateDictionary('memberships', membershipDictionaries);
