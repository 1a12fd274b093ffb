import { nb as feeds } from '#features/feeds/texts/nb.ts';
import { nb as slideshow } from '#features/slideshow/texts/nb.ts';

export const texts = { feeds, slideshow };
