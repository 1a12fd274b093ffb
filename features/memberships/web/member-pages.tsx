import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import { Button } from '#ui/button.tsx';
import { listPages } from '#ui/list-pages.ts';
import styles from './members-tab.module.css';
import { useMembershipTexts } from './use-membership-texts.ts';

type MemberPagesProps = { page: number; pageCount: number; onChoose: (page: number) => void };

/** Buttons and not links: who is on which page of the members is nothing to share or to come back to. */
export function MemberPages({ page, pageCount, onChoose }: MemberPagesProps) {
  const { pages: texts } = useMembershipTexts();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={texts.label}>
      <ol className={styles.pages}>
        {page > 1 ? (
          <li>
            <Button
              variant="tertiary"
              isSmall
              aria-label={texts.previous}
              icon={<ChevronLeftIcon aria-hidden />}
              onClick={() => onChoose(page - 1)}
            />
          </li>
        ) : null}
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
        {page < pageCount ? (
          <li>
            <Button
              variant="tertiary"
              isSmall
              aria-label={texts.next}
              icon={<ChevronRightIcon aria-hidden />}
              onClick={() => onChoose(page + 1)}
            />
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
