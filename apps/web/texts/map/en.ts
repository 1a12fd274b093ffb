import { en as map } from '#features/map/texts/en.ts';

export const texts = { map };
