import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import styles from './header-search.module.css';
import { MainSearch } from './main-search.tsx';
import { searchPath } from './paths.ts';
import { useSetFilters } from './use-set-filters.ts';

/** `hasFocus` tells that the focus was inside and has to go somewhere. */
type HeaderSearchProps = { onClose: (hasFocus: boolean) => void };

/** SRH-01: below the header, with the field ready to be typed into. Escape, a click elsewhere or a choice closes it. */
export function HeaderSearch({ onClose }: HeaderSearchProps) {
  const { now } = usePortal();
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const { filters, hrefs } = useSetFilters();
  const { pathname, search } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  const address = pathname + search;
  const openedAtRef = useRef(address);

  useEffect(() => {
    if (address !== openedAtRef.current) onClose(false);
  }, [address, onClose]);

  const handleElsewhere = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && ref.current?.parentElement?.contains(target)) return;
    onClose(false);
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose(true);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', (event) => handleElsewhere(event), { signal });
    document.addEventListener('focusin', (event) => handleElsewhere(event), { signal });
    ref.current?.addEventListener('keydown', (event) => handleKey(event), { signal });
    return () => listening.abort();
  }, []);

  return (
    <div ref={ref} className={styles.sheet}>
      <div className={styles.box}>
        <MainSearch
          action={localised(paths.search)}
          filters={filters}
          hrefs={hrefs}
          now={now}
          place="over"
          hasFocus
          onSearch={(words) => navigate(searchPath(words, undefined, 1, filters))}
        />
      </div>
    </div>
  );
}
