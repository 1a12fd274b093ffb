import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { LatePartsProps } from './late-parts.tsx';

/**
 * Nothing on the server and until the page has loaded; then toasts, consent, offline text and suggestion. By itself, so
 * that nothing around it is rendered anew when they are there.
 */
export function PartsToCome(props: LatePartsProps) {
  const [LateParts, setLateParts] = useState<ComponentType<LatePartsProps> | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = () =>
      import('./later-parts.ts')
        .then(({ lateParts }) => lateParts())
        .then(
          (LateParts) => isWanted && startTransition(() => setLateParts(() => LateParts)),
          // Without the connection the page stays readable; the next page load tries again.
          () => {},
        );
    if (document.readyState === 'complete') load();
    else addEventListener('load', load, { once: true });
    return () => {
      isWanted = false;
      removeEventListener('load', load);
    };
  }, []);
  return LateParts ? <LateParts {...props} /> : null;
}
