import { CloudSlashIcon } from '@navikt/aksel-icons';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import type { ScreenPlan, ShownTakeover } from '../../contract.ts';
import { screenWallTexts } from '../../texts/wall/token.ts';
import { ScreenPicture } from './screen-picture.tsx';
import styles from './screen-player.module.css';
import { ScreenWords } from './screen-words.tsx';
import { type RoundItem, USUAL_ID, useRound, useTurn } from './use-round.ts';
import type { Shown } from './use-screen.ts';

type ScreenPlayerProps = {
  plan: ScreenPlan;
  /** By the portal's clock. */
  clock: () => Date;
  isBehind: boolean;
  tell: (shown: Shown) => void;
  /** A list of activities, which says how many pages it has. */
  renderWall: (wall: WallToShow) => ReactNode;
};

export type WallToShow = {
  item: RoundItem;
  hasCardCodes: boolean;
  onPages: (pages: number) => void;
};

/** So that the other items of a round have their turn. */
const MAX_PAGES = 4;

/** What the plan says for this moment. A notice that takes over stops nothing: the round goes on behind it. */
export function ScreenPlayer({ plan, clock, isBehind, tell, renderWall }: ScreenPlayerProps) {
  const texts = useTexts(screenWallTexts);
  const { takeover, isDark, items, hasCardCodes } = useRound(plan, clock);
  const [pages, setPages] = useState<Readonly<Record<string, number>>>({});
  const turn = useTurn(items, ({ id }) => Math.min(pages[id] ?? 1, MAX_PAGES));
  const item = takeover || isDark ? undefined : turn;
  const shown = shownOf(takeover, item, isDark);
  useEffect(() => {
    if (shown) tell(shown);
  });
  if (isDark && !takeover) return <div className={styles.dark} />;
  return (
    <div className={styles.player}>
      {takeover ? <ScreenWords title={takeover.title} body={takeover.body} isImportant /> : null}
      {item?.kind === 'notice' ? <ScreenWords title={item.title} body={item.body} /> : null}
      {item?.kind === 'picture' && item.picture_url ? (
        <ScreenPicture url={item.picture_url} title={item.title} />
      ) : null}
      {item && isList(item)
        ? renderWall({
            item,
            hasCardCodes,
            onPages: (count) =>
              setPages((before) => (before[item.id] === count ? before : { ...before, [item.id]: count })),
          })
        : null}
      {isBehind && !(item && isList(item)) ? (
        <p className={styles.behind} role="status">
          <CloudSlashIcon aria-hidden />
          {texts.behind}
        </p>
      ) : null}
    </div>
  );
}

function shownOf(takeover: ShownTakeover | null, item: RoundItem | undefined, isDark: boolean): Shown | null {
  if (takeover) return { kind: 'takeover', title: takeover.title, item_id: takeover.id };
  if (isDark) return { kind: 'dark', title: '', item_id: null };
  if (!item) return null;
  return { kind: item.kind, title: item.title, item_id: item.id === USUAL_ID ? null : item.id };
}

/** A list says by itself that it has no network. */
const isList = ({ kind }: RoundItem): boolean => kind === 'activities' || kind === 'organisation';
