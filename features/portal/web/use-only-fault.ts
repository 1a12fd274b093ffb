import { useEffect, useEffectEvent } from 'react';

/** One faulty field gets the focus, each time there is something new to read; for several the summary takes it. */
export function useOnlyFault(faults: readonly { fieldId: string }[], time: number | string): void {
  const focusOnlyFault = useEffectEvent(() => {
    const [only, ...others] = faults;
    if (only && others.length === 0) document.getElementById(only.fieldId)?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when there is something new to read
  useEffect(() => focusOnlyFault(), [time]);
}
