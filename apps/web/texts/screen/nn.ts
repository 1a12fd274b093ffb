import { nn as feeds } from '#features/feeds/texts/nn.ts';
import { nn as slideshow } from '#features/slideshow/texts/nn.ts';

export const texts = { feeds, slideshow };
