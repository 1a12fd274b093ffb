import { announcementTexts } from '#features/announcements/texts/token.ts';
import { eventTexts } from '#features/events/texts/token.ts';
import { pageTexts } from '#features/portal/texts/titles/token.ts';
import { portalTexts } from '#features/portal/texts/token.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { shellTexts } from './shell/texts/token.ts';

/** The dictionaries of the first load, which every page has. The build puts those of a language into one file. */
export const FIRST_TEXTS = [announcementTexts, eventTexts, momentTexts, pageTexts, portalTexts, shellTexts];
