import { useLocale } from '#platform/web/language.tsx';
import { usePageTexts } from '../shell/use-page-texts.ts';
import { en } from './texts/refusals/en.ts';
import { nb } from './texts/refusals/nb.ts';
import { nn } from './texts/refusals/nn.ts';

const TEXTS = { nb, nn, en };

/** All that a page that says no tells. */
export function useRefusalTexts<Kind extends keyof typeof nb>(kind: Kind): (typeof nb)[Kind] & { title: string } {
  const { title } = usePageTexts()[kind] as { title: string };
  return { title, ...TEXTS[useLocale()][kind] };
}
