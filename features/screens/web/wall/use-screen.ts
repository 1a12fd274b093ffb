import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import type { ScreenPlan } from '../../contract.ts';
import { ASK_EVERY_MS, MAX_SHOWN_LENGTH, type ShownKind } from '../../rules.ts';
import { askForCode, pollScreen } from './calls.ts';
import { type KeptScreen, keptScreen } from './kept-screen.ts';

export type Shown = { kind: ShownKind; title: string; item_id: string | null };

export type ScreenState =
  | { stage: 'starting' }
  | { stage: 'code'; code: string }
  /** `aheadMs`: how far the portal's clock is ahead of this one. */
  | { stage: 'paired'; plan: ScreenPlan; aheadMs: number; isBehind: boolean };

type Options = { version: string; restart: () => void; clock: () => Date };

const PATIENCE_MS = 8000;

/** Asks what there is to show, for as long as the page hangs. What it was told last holds until it is told more. */
export function useScreen({ version, restart, clock }: Options) {
  const call = useCall();
  const [screen, setScreen] = useState<ScreenState>({ stage: 'starting' });
  const shownRef = useRef<Shown | null>(null);
  /** How often it had been asked to begin again when this page was loaded; null until the portal has said so. */
  const restartsRef = useRef<number | null>(null);

  const showCode = useEffectEvent(async (signal: AbortSignal) => {
    const { data } = await call(askForCode, { body: {} }, signal);
    keptScreen.keep({ ...data, revision: null, plan: null });
    setScreen({ stage: 'code', code: data.code });
  });

  const hear = useEffectEvent(async (kept: KeptScreen, signal: AbortSignal) => {
    const { token, revision: known } = kept;
    const shows = shownRef.current && { ...shownRef.current, title: shownRef.current.title.slice(0, MAX_SHOWN_LENGTH) };
    const { data } = await call(pollScreen, { body: { token, known, version, shows } }, signal);
    if (!data.is_paired) {
      const isOver = kept.plan !== null || Date.parse(kept.expires_at) <= Date.parse(data.now);
      if (!isOver) return setScreen({ stage: 'code', code: kept.code });
      keptScreen.forget();
      restartsRef.current = null;
      return showCode(signal);
    }
    const plan = data.plan ?? kept.plan;
    if (!plan) return;
    if (data.plan) keptScreen.keep({ ...kept, revision: data.revision, plan });
    if (restartsRef.current !== null && plan.restarts > restartsRef.current) restart();
    restartsRef.current = plan.restarts;
    setScreen({ stage: 'paired', plan, aheadMs: Date.parse(data.now) - clock().getTime(), isBehind: false });
  });

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const kept = keptScreen.read();
    try {
      await (kept ? hear(kept, signal) : showCode(signal));
    } catch {
      setScreen((before) => withoutAnswer(before, kept));
    }
  });

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const turn = async () => {
      await ask(AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)]));
      if (!leaving.signal.aborted) timer = setTimeout(turn, ASK_EVERY_MS);
    };
    void turn();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);

  return {
    screen,
    tell: (shown: Shown | null) => {
      shownRef.current = shown;
    },
  };
}

/** A screen that is switched on without a network goes on with what it was told before. */
function withoutAnswer(before: ScreenState, kept: KeptScreen | null): ScreenState {
  if (before.stage === 'paired') return before.isBehind ? before : { ...before, isBehind: true };
  if (before.stage === 'starting' && kept?.plan)
    return { stage: 'paired', plan: kept.plan, aheadMs: 0, isBehind: true };
  return before;
}
