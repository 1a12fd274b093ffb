import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb as faults } from '../texts/faults/nb.ts';
import type { nb } from '../texts/form/nb.ts';

export type FormTexts = TextsLike<typeof nb>;

export const useFormTexts = textsHook<FormTexts>('event_form');

/** What is wrong with a field, in words. */
export const useFaultTexts = textsHook<TextsLike<typeof faults>>('event_faults');
