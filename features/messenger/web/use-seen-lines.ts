import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ThreadMessage } from '../contract.ts';

/** Tells of the last line in sight, as long as the user looks at this tab. */
export function useSeenLines(
  boxRef: RefObject<HTMLElement | null>,
  messages: readonly ThreadMessage[],
  onSeen: (seq: number) => void,
): void {
  const tell = useEffectEvent(onSeen);
  const lastSeq = messages.at(-1)?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are watched too
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const inSight = new Set<number>();
    const report = () => {
      if (document.visibilityState === 'visible' && inSight.size > 0) tell(Math.max(...inSight));
    };
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const seq = Number(target.getAttribute('data-seq'));
          if (isIntersecting) inSight.add(seq);
          else inSight.delete(seq);
        }
        report();
      },
      { root: box },
    );
    for (const line of box.querySelectorAll('[data-seq]')) watching.observe(line);
    document.addEventListener('visibilitychange', report);
    return () => {
      watching.disconnect();
      document.removeEventListener('visibilitychange', report);
    };
  }, [boxRef, lastSeq, messages.length]);
}
