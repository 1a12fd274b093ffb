import { whenText } from '#platform/language/when-text.ts';
import { useMoments } from '#platform/web/language.tsx';

/** A moment as one would say it: 'I dag 18:00'. */
export function useMomentText(now: Date): (at: string) => string {
  const moments = useMoments();
  return (at) => whenText({ start_at: at }, { now, moments });
}
