import type { Locale } from '#platform/language/locale.ts';

/** In a letter about more than one time: the first of them, and how many follow. */
export const SEVERAL_TIMES: Record<Locale, (first: string, others: number) => string> = {
  nb: (first, others) => (others === 1 ? `${first}, og én gang til` : `${first}, og ${others} ganger til`),
  nn: (first, others) => (others === 1 ? `${first}, og éin gong til` : `${first}, og ${others} gonger til`),
  en: (first, others) => (others === 1 ? `${first}, and one more time` : `${first}, and ${others} more times`),
};
