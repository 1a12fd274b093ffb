import { useOrganisationTexts } from '#features/organisations/web/use-organisation-texts.ts';
import { useSingleAttempt } from '../use-single-attempt.ts';

export const useOrganisationAttempt = () => useSingleAttempt({ texts: useOrganisationTexts() });
