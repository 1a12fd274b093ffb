import { nn as announcements } from '#features/announcements/texts/nn.ts';
import { nn as events } from '#features/events/texts/nn.ts';
import { nn as moments } from '#platform/language/moments/nn.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { nn as pages } from '../pages/texts/nn.ts';
import { nn as shell } from '../shell/texts/nn.ts';
import type { texts as nbTexts } from './nb.ts';

export const texts: TextsLike<typeof nbTexts> = { announcements, events, moments, pages, shell };
