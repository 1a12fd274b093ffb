import { nb as map } from '#features/map/texts/nb.ts';

export const texts = { map };
