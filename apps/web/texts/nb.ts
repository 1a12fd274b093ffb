import { nb as announcements } from '#features/announcements/texts/nb.ts';
import { nb as events } from '#features/events/texts/nb.ts';
import { nb as moments } from '#platform/language/moments/nb.ts';
import { nb as pages } from '../pages/texts/nb.ts';
import { nb as shell } from '../shell/texts/nb.ts';

export const texts = { announcements, events, moments, pages, shell };
