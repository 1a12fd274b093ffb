import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import { Anchor } from './anchor.tsx';
import { joinClassNames } from './class-names.ts';
import { listPages } from './list-pages.ts';
import styles from './page-numbers.module.css';

type PageNumbersProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  texts: {
    label: string;
    previous: string;
    next: string;
    page: (page: number) => string;
  };
};

/** Links to the other pages of a list. Nothing is shown when there is only one. */
export function PageNumbers({ page, pageCount, hrefOf, texts }: PageNumbersProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      <ol className={styles.list}>
        {page > 1 ? (
          <li>
            <Anchor
              className={joinClassNames('ds-button', styles.step)}
              data-variant="tertiary"
              rel="prev"
              href={hrefOf(page - 1)}
            >
              <ChevronLeftIcon aria-hidden />
              <span className={styles.word}>{texts.previous}</span>
            </Anchor>
          </li>
        ) : null}
        {listPages(page, pageCount).map((entry) =>
          typeof entry === 'number' ? (
            <li key={entry} data-neighbour={isNeighbour(entry, page, pageCount) || undefined}>
              <Anchor
                className={joinClassNames('ds-button', styles.page)}
                data-variant={entry === page ? 'primary' : 'tertiary'}
                aria-label={texts.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                href={hrefOf(entry)}
              >
                {entry}
              </Anchor>
            </li>
          ) : (
            <li key={entry} className={styles.gap} aria-hidden>
              …
            </li>
          ),
        )}
        {page < pageCount ? (
          <li>
            <Anchor
              className={joinClassNames('ds-button', styles.step)}
              data-variant="tertiary"
              rel="next"
              href={hrefOf(page + 1)}
            >
              <span className={styles.word}>{texts.next}</span>
              <ChevronRightIcon aria-hidden />
            </Anchor>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

/** On a phone there is room for the ends and the current page; the arrows lead to the pages beside it. */
function isNeighbour(entry: number, page: number, pageCount: number): boolean {
  return entry !== 1 && entry !== pageCount && entry !== page;
}
