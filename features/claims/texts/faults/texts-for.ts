import type { Locale } from '#platform/language/locale.ts';
import type { ClaimFault } from '../../form.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';

/** What is wrong with a field, for the server's answers. */
export const FAULT_TEXTS: Record<Locale, Record<ClaimFault, string>> = { nb, nn, en };
