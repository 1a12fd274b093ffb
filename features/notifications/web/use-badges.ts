import { useEffect, useRef } from 'react';
import { titleBadge } from './title-badge.ts';

/** How many are unread stands in the title of the tab, and on the icon of the portal where it is installed. */
export function useBadges(count: number): void {
  const titleRef = useRef<ReturnType<typeof titleBadge>>(null);
  useEffect(() => {
    const badge = titleBadge();
    titleRef.current = badge;
    return () => {
      badge.stop();
      showOnIcon(0);
    };
  }, []);
  useEffect(() => {
    titleRef.current?.show(count);
    showOnIcon(count);
  }, [count]);
}

/** Not every browser can, and one that can may refuse where the portal is not installed. */
function showOnIcon(count: number) {
  if (!('setAppBadge' in navigator)) return;
  const showing = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  showing.catch(() => {});
}
