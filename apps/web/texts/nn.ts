import type { TextsLike } from '#platform/language/texts.ts';
import type { texts as nbTexts } from './nb.ts';
import { nn as announcements } from '#features/announcements/texts/nn.ts';
import { nn as events } from '#features/events/texts/nn.ts';
import { nn as municipalities } from '#features/municipalities/texts/nn.ts';
import { nn as pages } from '../pages/texts/nn.ts';
import { nn as shell } from '../shell/texts/nn.ts';

export const texts: TextsLike<typeof nbTexts> = { announcements, events, municipalities, pages, shell };
