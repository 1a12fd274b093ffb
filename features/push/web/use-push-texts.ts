import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/nb.ts';

export const usePushTexts = textsHook<TextsLike<typeof nb>>('push');
