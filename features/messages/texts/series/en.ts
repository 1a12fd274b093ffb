import type { SeriesMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const seriesLetters = {} as LettersFor<SeriesMessages>;
