import { en as confirmations } from '../../shell/texts/confirmations/en.ts';

export const texts = { confirmations };
