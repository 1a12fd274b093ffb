import { useSingleAttempt } from '#features/identity/web/use-single-attempt.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ProofDeclined } from '#platform/web/use-proof.ts';
import { userTexts } from '../../texts/token.ts';

const itself = (field: string): string => field;
const isDeclined = (error: unknown): boolean => error instanceof ProofDeclined;

/** Of the profile: the user who does not want to prove themselves has not failed. */
export const useAttempt = ({ idOf = itself } = {}) =>
  useSingleAttempt({ texts: useTexts(userTexts), idOf, isNoFailure: isDeclined });
