import { nn as confirmations } from '../../shell/texts/confirmations/nn.ts';

export const texts = { confirmations };
