import { en as announcements } from '#features/announcements/texts/en.ts';
import { en as events } from '#features/events/texts/en.ts';
import { en as moments } from '#platform/language/moments/en.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { en as pages } from '../pages/texts/en.ts';
import { en as shell } from '../shell/texts/en.ts';
import type { texts as nbTexts } from './nb.ts';

export const texts: TextsLike<typeof nbTexts> = { announcements, events, moments, pages, shell };
