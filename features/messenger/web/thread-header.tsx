import { ArrowLeftIcon, MagnifyingGlassIcon, PersonGroupIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { Heading } from '#ui/heading.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import type { Thread } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { chatPath } from './paths.ts';
import { threadName, threadPeople } from './thread-names.ts';
import styles from './thread-view.module.css';

type ThreadHeaderProps = {
  thread: Thread;
  isSearched: boolean;
  onSearch: () => void;
  isOpen: boolean;
  onToggle: () => void;
  /** To the files that were sent. */
  onFiles: () => void;
};

/** Which conversation it is, and the ways to what was said and to who is in it. */
export function ThreadHeader({ thread, isSearched, onSearch, isOpen, onToggle, onFiles }: ThreadHeaderProps) {
  const texts = useTexts(messengerTexts);
  return (
    <header className={styles.header}>
      <span className={styles.back}>
        <IconLink href={chatPath} label={texts.back} icon={<ArrowLeftIcon aria-hidden fontSize="1.5rem" />} />
      </span>
      <div className={styles.names}>
        <Heading level={1} id="thread-name" className={styles.name}>
          {threadName(thread, texts)}
        </Heading>
        <p className={styles.people}>
          <span className={styles.who}>{threadPeople(thread, texts)}</span>
          {thread.files_count > 0 ? (
            <button type="button" className={styles.files} onClick={onFiles}>
              {texts.files.count(thread.files_count)}
            </button>
          ) : null}
        </p>
      </div>
      <IconButton
        label={texts.search.open}
        icon={<MagnifyingGlassIcon aria-hidden fontSize="1.5rem" />}
        aria-expanded={isSearched}
        onClick={onSearch}
      />
      <IconButton
        label={texts.details.open}
        icon={<PersonGroupIcon aria-hidden fontSize="1.5rem" />}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
    </header>
  );
}
