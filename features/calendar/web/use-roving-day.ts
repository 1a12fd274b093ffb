import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Day, dayAfter, monthsAfter, weekdayOfDay } from '#platform/language/days.ts';

const STEPS: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  Home: (day) => dayAfter(day, -weekdayOfDay(day)),
  PageUp: (day) => monthsAfter(day, -1),
  PageDown: (day) => monthsAfter(day, 1),
  End: (day) => dayAfter(day, 6 - weekdayOfDay(day)),
};

type Options = {
  days: readonly Day[];
  /** Where the keyboard comes in. */
  start: Day;
  /** A step out of what is shown. */
  onLeave: (day: Day) => void;
};

/**
 * The keyboard in a grid of days: one of them is reached with Tab, together with what is on it; the arrows move to the
 * others. Before the scripts have come every day is reached with Tab.
 */
export function useRovingDay({ days, start, onLeave }: Options) {
  const gridRef = useRef<HTMLTableElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [moved, setMoved] = useState<Day | null>(null);
  const wantsFocus = useRef(false);
  const active = moved !== null && days.includes(moved) ? moved : start;
  useEffect(() => setIsReady(true), []);
  useEffect(() => {
    if (!wantsFocus.current || active !== moved) return;
    wantsFocus.current = false;
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${active}"] button`)?.focus();
  });

  const dayAt = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
  return {
    gridRef,
    tabIndexOf: (day: Day): number | undefined => (isReady ? (day === active ? 0 : -1) : undefined),
    onFocus(event: { target: EventTarget }) {
      // Weeks that stay on the page are moved in it, and get their focus back before it goes on.
      if (!wantsFocus.current) setMoved(dayAt(event.target) ?? null);
    },
    onKeyDown(event: KeyboardEvent) {
      const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
      const from = dayAt(event.target);
      if (!step || !from) return;
      event.preventDefault();
      const next = step(from);
      wantsFocus.current = true;
      setMoved(next);
      if (!days.includes(next)) onLeave(next);
    },
  };
}
