import { en as feeds } from '#features/feeds/texts/en.ts';
import { en as slideshow } from '#features/slideshow/texts/en.ts';

export const texts = { feeds, slideshow };
