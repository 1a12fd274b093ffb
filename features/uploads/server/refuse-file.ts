import { Problem, type ProblemKind } from '#platform/contract/problem.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { nb } from '../texts/nb.ts';
import { uploadTextsFor } from '../texts/texts-for.ts';

export type FileFault = keyof typeof nb.fault;

/** UPL-02: why a file is not taken, in the words that stand beside the field. */
export function refuseFile(fault: FileFault, language: Locale, kind: ProblemKind = 'invalid'): Problem {
  const message = uploadTextsFor(language).fault[fault];
  return new Problem(kind, { message, errors: { file: [message] } });
}
