import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { listPages } from './list-pages.ts';
import styles from './page-buttons.module.css';

type PageButtonsProps = {
  page: number;
  pageCount: number;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
  onChoose: (page: number) => void;
};

/** Buttons and not links, for people: who is on which page is nothing to share or to come back to. */
export function PageButtons({ page, pageCount, texts, onChoose }: PageButtonsProps) {
  if (pageCount <= 1) return null;
  const step = (to: number, label: string, icon: ReactNode) =>
    to < 1 || to > pageCount ? null : (
      <li>
        <Button variant="tertiary" isSmall aria-label={label} icon={icon} onClick={() => onChoose(to)} />
      </li>
    );
  return (
    <nav aria-label={texts.label}>
      <ol className={styles.pages}>
        {step(page - 1, texts.previous, <ChevronLeftIcon aria-hidden />)}
        {listPages(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry}>
              <Button
                variant={entry === page ? 'primary' : 'tertiary'}
                isSmall
                aria-label={texts.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => onChoose(entry)}
              >
                {entry}
              </Button>
            </li>
          ) : (
            <li key={entry} aria-hidden>
              …
            </li>
          ),
        )}
        {step(page + 1, texts.next, <ChevronRightIcon aria-hidden />)}
      </ol>
    </nav>
  );
}
