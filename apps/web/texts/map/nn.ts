import { nn as map } from '#features/map/texts/nn.ts';

export const texts = { map };
