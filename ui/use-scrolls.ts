import { type RefObject, useEffect, useState } from 'react';

/** Whether the element scrolls. If nothing in it takes the focus, it must take it itself, so that keys can scroll it. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);

  // After each render: there may be other children to look at.
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => setScrolls(box.scrollHeight > box.clientHeight);
    const sizes = new ResizeObserver(look);
    for (const element of [box, ...box.children]) sizes.observe(element);
    look();
    return () => sizes.disconnect();
  });

  return scrolls;
}
