import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/outbox/nb.ts';

export const useOutboxTexts = textsHook<TextsLike<typeof nb>>('outbox');
