import type { BankFileLineId } from '#features/vocabulary/ids.ts';

/** What the bank calls a line by: an id without its strokes has as many letters as it takes. */
export const referenceOf = ({ id }: { id: BankFileLineId }): string => id.replaceAll('-', '');

const REFERENCE = /^[\da-f]{32}$/;

/** Whether it can be one of ours; other programs that pay from the same account have references of their own. */
export const mayBeOurs = (reference: string): boolean => REFERENCE.test(reference);
