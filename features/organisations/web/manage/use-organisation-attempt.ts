import { useSingleAttempt } from '#features/identity/web/use-single-attempt.ts';
import { useTexts } from '#platform/web/language.tsx';
import { organisationTexts } from '../../texts/token.ts';

export const useOrganisationAttempt = () => useSingleAttempt({ texts: useTexts(organisationTexts) });
