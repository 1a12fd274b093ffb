import { useEffect, useEffectEvent, useState } from 'react';
import { shortDate } from '#platform/language/dates.ts';
import type { ScreenPlan, ShownItem, ShownTakeover } from '../../contract.ts';
import { isDarkAt, itemsOn, playlistAt, takeoverAt } from '../../rules.ts';

export const USUAL_ID = 'usual';

/** What is shown where nothing was planned: everything that is coming up. */
const USUAL: RoundItem = {
  id: USUAL_ID,
  kind: 'activities',
  title: '',
  body: '',
  query: '',
  organization_id: null,
  picture_url: null,
  seconds: 30,
  last_day: null,
};

export type RoundItem = Omit<ShownItem, 'id'> & { id: string };

export type Round = {
  takeover: ShownTakeover | null;
  /** Black for the night. An important notice is shown all the same. */
  isDark: boolean;
  items: readonly RoundItem[];
  hasCardCodes: boolean;
};

const SECOND_MS = 1000;

/** By the clock alone, so that it is right without a network too. */
export function roundAt(plan: ScreenPlan, now: Date): Round {
  const playlist = playlistAt(plan.playlists, now);
  return {
    takeover: takeoverAt(plan.takeovers, now),
    isDark: isDarkAt(plan, now),
    items: playlist ? itemsOn(playlist.items, shortDate(now)) : [USUAL],
    hasCardCodes: playlist?.has_card_codes ?? true,
  };
}

/** Looked at every second, and drawn again when something else is to be shown. */
export function useRound(plan: ScreenPlan, clock: () => Date): Round {
  const [round, setRound] = useState(() => roundAt(plan, clock()));
  const timeNow = useEffectEvent(clock);
  useEffect(() => {
    const look = () => {
      const next = roundAt(plan, timeNow());
      setRound((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [plan]);
  return round;
}

/** One after the other, each for its time; `pagesOf` tells how many times over. */
export function useTurn(items: readonly RoundItem[], pagesOf: (item: RoundItem) => number): RoundItem | undefined {
  const [position, setPosition] = useState(0);
  const place = items.length === 0 ? 0 : position % items.length;
  const item = items[place];
  const shownMs = item ? Math.max(1, item.seconds * pagesOf(item)) * SECOND_MS : 0;
  useEffect(() => {
    if (items.length < 2) return;
    const timer = setTimeout(() => setPosition((place + 1) % items.length), shownMs);
    return () => clearTimeout(timer);
  }, [items, place, shownMs]);
  return item;
}
