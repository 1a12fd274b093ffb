import { textsHook } from '#platform/web/language.tsx';
import type { Texts } from '../page-module.ts';

export const usePageTexts = textsHook<Texts['pages']>('pages');
