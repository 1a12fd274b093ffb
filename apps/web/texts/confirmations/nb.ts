import { nb as confirmations } from '../../shell/texts/confirmations/nb.ts';

export const texts = { confirmations };
