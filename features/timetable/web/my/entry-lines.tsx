import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { MyEntry } from '../../contract.ts';
import { myTexts } from '../../texts/my/token.ts';
import styles from './my.module.css';
import type { Entries } from './use-entries.ts';

type EntryLinesProps = {
  entries: readonly MyEntry[];
  /** So many until a user wants to see more: the user who has joined a whole series is not to scroll past all of it. */
  few: number;
  line: (entry: MyEntry) => ReactNode;
  /** Where the rest comes from. */
  from: Pick<Entries, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
};

export function EntryLines({ entries, few, line, from }: EntryLinesProps) {
  const texts = useTexts(myTexts);
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? entries : entries.slice(0, few);
  const isCut = shown.length < entries.length;
  return (
    <>
      <ul className={styles.lines}>{shown.map(line)}</ul>
      {from.isFetchNextPageError ? (
        <p role="alert" className="nb-muted">
          {texts.failed}
        </p>
      ) : null}
      {isCut || from.hasNextPage ? (
        <div className={styles.all}>
          <Button
            variant="tertiary"
            isLoading={from.isFetchingNextPage}
            onClick={() => (isCut ? setIsOpen(true) : void from.fetchNextPage())}
          >
            {from.hasNextPage ? texts.show_more : texts.show_all(entries.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
