import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionEnd } from '#features/identity/web/session-end.ts';
import { getStartedPath } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { shellTexts } from './texts/token.ts';

/** RTE-09: on a page for everybody nothing stands in the way; it says that one is no longer logged in, and the way back. */
export function useSessionNotice(): void {
  const { session: texts, logIn } = useTexts(shellTexts);
  const { showToast } = useToasts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const tell = useEffectEvent(() => {
    if (!sessionEnd.isUntold()) return;
    sessionEnd.told();
    const action = { label: logIn, onClick: () => void navigate(getStartedPath(pathname + search)) };
    showToast({ title: texts.ended_title, text: texts.ended, action });
  });
  useEffect(() => {
    tell();
    return sessionEnd.subscribe(tell);
  }, []);
}
