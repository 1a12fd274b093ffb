import type { Stamp } from '../stamps-contract.ts';

/** What is being asked about one stamp before it is done. */
export type StampQuestion = { what: 'edit' | 'remove'; stamp: Stamp };
export type AskAboutStamp = (question: StampQuestion) => void;
