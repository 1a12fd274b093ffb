import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { BadgeCount } from './badge-count.tsx';
import styles from './tabs.module.css';
import './styles/ds-tabs.css';

type TabsProps = {
  label: string;
  tabs: readonly { key: string; label: string; count?: number | undefined; content: ReactNode }[];
  /** Given together with `onSelect` when the owner remembers the choice. */
  selectedKey?: string;
  onSelect?: (key: string) => void;
};

/** Parts of one page of which one is shown. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, selectedKey, onSelect }: TabsProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [ownKey, setOwnKey] = useState(tabs.at(0)?.key);
  const shownKey = selectedKey ?? ownKey;

  function select(key: string) {
    setOwnKey(key);
    onSelect?.(key);
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const index = tabs.findIndex(({ key }) => key === shownKey);
    const next = findNextIndex(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    select(tab.key);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div className="ds-tabs">
      <div ref={listRef} role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKey}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            className={styles.tab}
            aria-selected={tab.key === shownKey}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === shownKey ? 0 : -1}
            onClick={() => select(tab.key)}
          >
            {tab.label}
            <BadgeCount count={tab.count ?? 0} tone="neutral" />
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={tab.key !== shownKey}
        >
          {tab.key === shownKey ? tab.content : null}
        </div>
      ))}
    </div>
  );
}

function findNextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
