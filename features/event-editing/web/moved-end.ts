import { clockAfter, isTime } from '../recurrence.ts';

/** The end when the start is moved: it lasts as long as before. What is not written yet stays as it is. */
export const movedEnd = (end: string, from: string, to: string): string =>
  [end, from, to].every(isTime) ? clockAfter(end, from, to) : end;
