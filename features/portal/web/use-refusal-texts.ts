import { type RefusalTexts, refusalTexts } from '#features/portal/texts/refusals/token.ts';
import { pageTexts } from '#features/portal/texts/titles/token.ts';
import { useTexts } from '#platform/web/language.tsx';

/** All that a page that says no tells. */
export function useRefusalTexts<Kind extends keyof RefusalTexts>(kind: Kind): RefusalTexts[Kind] & { title: string } {
  const titles: Record<keyof RefusalTexts, { title: string }> = useTexts(pageTexts);
  const refusals: RefusalTexts = useTexts(refusalTexts);
  return Object.assign({ title: titles[kind].title }, refusals[kind]);
}
