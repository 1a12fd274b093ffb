import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useToasts } from '#ui/use-toasts.ts';

/** Handed over with a navigation: the page that is left cannot show a message that should be read on the next. */
export type HandedToast = { toast: string };

/** Shows it once: it is taken out of the history, which outlives a reload. */
export function useHandedToast(): void {
  const { state, key, pathname, search } = useLocation();
  const { showToast } = useToasts();
  const navigate = useNavigate();
  const shownRef = useRef<string | null>(null);
  const show = useEffectEvent(() => {
    if (!isHandedToast(state) || shownRef.current === key) return;
    shownRef.current = key;
    showToast({ title: state.toast, tone: 'success' });
    navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => show(), [key]);
}

const isHandedToast = (state: unknown): state is HandedToast =>
  typeof state === 'object' && state !== null && 'toast' in state && typeof state.toast === 'string';
