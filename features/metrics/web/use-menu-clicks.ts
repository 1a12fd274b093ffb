import { useEffect, useEffectEvent } from 'react';
import { isMenuItem, type MetricTag } from '../rules.ts';
import { useMetrics } from './use-metrics.ts';

/**
 * SHL-12: counts clicks on links that say which line of a menu they are (`data-menu`). They stand in pages that are the
 * same for everybody, so one listener counts them once it is known who clicks.
 */
export function useMenuClicks(role: MetricTag | null): void {
  const { menuClick } = useMetrics();
  const count = useEffectEvent((name: string) => {
    if (role && isMenuItem(name)) void menuClick(name, role);
  });
  useEffect(() => {
    function handleClick({ target }: MouseEvent) {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-menu]') : null;
      if (line?.dataset.menu) count(line.dataset.menu);
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
}
