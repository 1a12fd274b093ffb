import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';

/** A moment as one would say it: 'I dag 18:00'. */
export function useMomentText(now: Date): (at: string) => string {
  const moments = useTexts(momentTexts);
  return (at) => whenText({ start_at: at }, { now, moments });
}
