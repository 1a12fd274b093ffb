import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../../texts/participants/nb.ts';

export type ParticipantTexts = TextsLike<typeof nb>;

/** A late dictionary: it comes with the page that reads it. */
export const useParticipantTexts = textsHook<ParticipantTexts>('participants');
