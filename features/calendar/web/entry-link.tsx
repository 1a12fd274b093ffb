import type { MouseEvent } from 'react';
import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import type { CalendarEntry } from '../contract.ts';
import { calendarTexts } from '../texts/token.ts';
import { entryKind } from './entry-kind.ts';
import styles from './entry-link.module.css';
import { KindMark } from './kind-mark.tsx';

type EntryLinkProps = {
  entry: CalendarEntry;
  href: string;
  now: Date;
  /** Shown beside it; null while what it leads to is opened instead. */
  onOpen: (entry: CalendarEntry, link: HTMLElement) => void;
  /** Over several days there is no one time. */
  hasTime?: boolean;
  className?: string | undefined;
  tabIndex?: number | undefined;
};

/** One time in the calendar. A click tells more about it, Enter goes there; without scripts both do. */
export function EntryLink({ entry, href, now, onOpen, hasTime = true, className, tabIndex, ...rest }: EntryLinkProps) {
  const texts = useTexts(calendarTexts);
  const kind = entryKind(entry, now);
  function open(event: MouseEvent<HTMLAnchorElement>) {
    // Enter is a click that no pointer made, and with a key held down people want a tab of their own.
    if (event.detail === 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(entry, event.currentTarget);
  }
  return (
    <Anchor
      {...rest}
      className={joinClassNames(styles.entry, className)}
      href={href}
      data-kind={kind}
      tabIndex={tabIndex}
      onClick={open}
    >
      <KindMark kind={kind} className={styles.mark} />
      {hasTime ? <b className={styles.time}>{clock(entry.start_at)}</b> : null}
      {hasTime ? ' ' : null}
      <span lang={entry.lang}>{kind === 'cancelled' ? texts.cancelled_name(entry.name) : entry.name}</span>
      {kind === 'past' || kind === 'volunteer' ? <span className="nb-sr">, {texts[kind]}</span> : null}
    </Anchor>
  );
}
