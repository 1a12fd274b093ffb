import { organisationTexts } from '#features/organisations/texts/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useSingleAttempt } from '../use-single-attempt.ts';

export const useOrganisationAttempt = () => useSingleAttempt({ texts: useTexts(organisationTexts) });
