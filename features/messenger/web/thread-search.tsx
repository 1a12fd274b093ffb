import { MagnifyingGlassIcon, XMarkIcon } from '@navikt/aksel-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { messengerTexts } from '../texts/token.ts';
import { searchMessages } from './calls.ts';
import { FoundLine } from './found-line.tsx';
import styles from './thread-list.module.css';
import view from './thread-view.module.css';

type ThreadSearchProps = { threadId: string; onClose: () => void };

/** CHT-01: the lines of one conversation that have these words; each leads to where it stands. */
export function ThreadSearch({ threadId, onClose }: ThreadSearchProps) {
  const texts = useTexts(messengerTexts);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const answer = useQuery({
    ...answerQuery(useCall(), searchMessages, { query: { q, thread: threadId } }),
    placeholderData: keepPreviousData,
    enabled: q !== '',
  });
  const lines = q ? (answer.data?.data ?? []) : [];
  useEffect(() => fieldRef.current?.focus(), []);
  return (
    <search className={view.search}>
      <div className={view.searchField}>
        <label className={styles.seek}>
          <MagnifyingGlassIcon aria-hidden fontSize="1.25rem" />
          <span className="nb-sr">{texts.search.label}</span>
          <input
            ref={fieldRef}
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder={texts.search.label}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
        </label>
        <IconButton label={texts.search.close} icon={<XMarkIcon aria-hidden />} onClick={onClose} />
      </div>
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      <p role="status" className={styles.found}>
        {q && answer.data ? texts.list.found(lines.length) : ''}
      </p>
      {lines.length > 0 ? (
        <ul className={`${styles.threads} ${view.searchFound}`} aria-busy={answer.isFetching}>
          {lines.map((line) => (
            <FoundLine key={line.seq} line={line} />
          ))}
        </ul>
      ) : null}
    </search>
  );
}
