import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { HITS_IN_PANEL, SEARCH_TABS, SHORTEST_MISSED } from '../rules.ts';
import { searchTexts } from '../texts/token.ts';
import { PanelSection } from './panel-section.tsx';
import type { SetFilters } from './paths.ts';
import type { SearchHrefs } from './search-hrefs.ts';
import styles from './search-panel.module.css';
import { useFoundHits } from './use-found-hits.ts';

type SearchPanelProps = {
  /** The field that is typed into. It belongs to a form that works without this panel. */
  input: HTMLInputElement;
  filters: SetFilters;
  hrefs: SearchHrefs;
  now: Date;
  /** Lies over what is below the field, or takes its own room in a menu. */
  place: 'over' | 'inside';
};

/**
 * SRH-01…04: what is found while a user types, under any search field. The field keeps the focus; arrow keys move
 * through the hits, Enter goes there, Escape closes.
 */
export function SearchPanel({ input, filters, hrefs, now, place }: SearchPanelProps) {
  const texts = useTexts(searchTexts);
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(input.value);
  const [isOpen, setIsOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const found = useFoundHits(typed, filters);
  const isShown = isOpen && found.state !== 'idle';

  const options = () => [...(ref.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  function moveTo(position: number) {
    const all = options();
    const next = all.length === 0 ? -1 : (position + all.length) % all.length;
    setActive(next);
    setIsOpen(true);
    all[next]?.scrollIntoView({ block: 'nearest' });
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') moveTo(isShown ? active + 1 : 0);
    else if (event.key === 'ArrowUp') moveTo(isShown && active >= 0 ? active - 1 : -1);
    else if (event.key === 'Enter' && isShown && active >= 0) options()[active]?.click();
    else if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      setIsOpen(false);
      setActive(-1);
    } else return;
    event.preventDefault();
  });
  const handleInput = useEffectEvent(() => {
    setTyped(input.value);
    setIsOpen(true);
    setActive(-1);
  });
  const handleOutside = useEffectEvent((event: Event) => {
    const target = event.target as Node;
    if (!input.contains(target) && !ref.current?.contains(target)) setIsOpen(false);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => handleInput(), { signal });
    input.addEventListener('focus', () => setIsOpen(true), { signal });
    input.addEventListener('keydown', (event) => handleKey(event), { signal });
    document.addEventListener('pointerdown', (event) => handleOutside(event), { signal });
    document.addEventListener('focusin', (event) => handleOutside(event), { signal });
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    describeField(input, {
      'aria-expanded': String(isShown),
      'aria-controls': `${id}-hits`,
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : null,
    });
  }, [input, id, isShown, active]);
  useEffect(() => () => describeField(input, null), [input]);

  const sections = SEARCH_TABS.map((tab) => ({
    tab,
    hits: found.state === 'found' ? found[tab].slice(0, HITS_IN_PANEL) : [],
  })).filter(({ hits }) => hits.length > 0);
  const sizeOf = (count: number) => count + (count >= HITS_IN_PANEL ? 1 : 0);
  let first = 0;
  return (
    <div ref={ref} className={styles.place} data-place={place}>
      <p role="status" className="nb-sr">
        {isShown ? statusOf() : ''}
      </p>
      <div className={styles.panel} hidden={!isShown} data-is-short={isShown && messageOf() !== null}>
        {isShown ? messageOf() : null}
        <div id={`${id}-hits`} role="listbox" aria-label={texts.results} hidden={sections.length === 0}>
          {isShown && found.state === 'found'
            ? sections.map(({ tab, hits }) => {
                const from = first;
                first += sizeOf(hits.length);
                return (
                  <PanelSection
                    key={tab}
                    tab={tab}
                    hits={hits}
                    words={found.words}
                    hrefs={hrefs}
                    now={now}
                    optionOf={(position) => ({
                      id: `${id}-${from + position}`,
                      'aria-selected': from + position === active,
                      onClick: () => setIsOpen(false),
                    })}
                  />
                );
              })
            : null}
        </div>
        {isShown && found.state === 'searching' ? <HitsToCome /> : null}
      </div>
    </div>
  );

  function messageOf(): ReactNode {
    if (found.state === 'failed') return <p className={styles.message}>{texts.failed}</p>;
    if (found.state !== 'found' || sections.length > 0) return null;
    if (found.words.length <= SHORTEST_MISSED) return <p className={styles.message}>{texts.write_more}</p>;
    return (
      <div className={styles.message}>
        <p className={styles.nothing}>{texts.nothing}</p>
        <p>{texts.nothing_hint(found.words)}</p>
      </div>
    );
  }

  function statusOf(): string {
    if (found.state === 'searching') return texts.searching;
    if (found.state === 'failed') return texts.failed;
    if (found.state !== 'found') return '';
    if (sections.length > 0) return texts.found(found.events.length, found.organizations.length);
    return found.words.length > SHORTEST_MISSED ? texts.nothing : texts.write_more;
  }
}

/** Loading, in the shape of what comes. */
const HitsToCome = () => (
  <div className={styles.coming} aria-hidden>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
      <div key={place} className={styles.comingHit}>
        <span />
        <span />
      </div>
    ))}
  </div>
);

type Description = Record<'aria-expanded' | 'aria-controls' | 'aria-activedescendant', string | null>;

/** The field is a plain one in the page; what makes it a combobox comes and goes with the panel. */
function describeField(input: HTMLInputElement, description: Description | null) {
  const names = ['aria-expanded', 'aria-controls', 'aria-activedescendant'] as const;
  // A search field may not be a combobox; a text field may.
  input.type = description ? 'text' : 'search';
  for (const name of names) set(input, name, description?.[name] ?? null);
  set(input, 'role', description ? 'combobox' : null);
  set(input, 'aria-autocomplete', description ? 'list' : null);
}

function set(input: HTMLInputElement, name: string, value: string | null) {
  if (value === null) input.removeAttribute(name);
  else input.setAttribute(name, value);
}
