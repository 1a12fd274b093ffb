import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/nb.ts';

export type CertificateTexts = TextsLike<typeof nb>;

/** A late dictionary: it comes with the part that reads it. */
export const useCertificateTexts = textsHook<CertificateTexts>('certificates');
