import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { JournalPosting } from '../contract.ts';
import { ledgerTexts } from '../texts/token.ts';
import styles from './audit.module.css';
import { listPostings } from './calls.ts';
import { type JournalFilter, queryOf } from './journal-filter.ts';
import { JournalFilters } from './journal-filters.tsx';
import { JournalLine } from './journal-line.tsx';

type JournalProps = { municipalityId: string; filter: JournalFilter };

/** Every posting, the newest first; one at a time is open. */
export function Journal({ municipalityId, filter }: JournalProps) {
  const { journal: texts } = useTexts(ledgerTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const call = useCall();
  const [open, setOpen] = useState<number | null>(null);
  const asked = { municipality_id: municipalityId, ...queryOf(filter) };
  const answer = useInfiniteQuery({
    queryKey: [listPostings.method, listPostings.path, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listPostings, { query: { ...asked, ...(pageParam && { before: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
  const postings = answer.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className={`nb-panel ${styles.journal}`}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <JournalFilters filter={filter} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && postings.length === 0 ? <p className="nb-muted">{texts.empty}</p> : null}
      {byDay(postings).map(({ day, lines }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className={styles.day}>
            {dayText(day, { now, moments })}
          </h3>
          <ol className={styles.lines}>
            {lines.map((posting) => (
              <JournalLine
                key={posting.id}
                posting={posting}
                isOpen={posting.id === open}
                onToggle={() => setOpen(posting.id === open ? null : posting.id)}
              />
            ))}
          </ol>
        </section>
      ))}
      <ShowMore label={texts.more} from={answer} />
    </section>
  );
}

/** In their order. */
function byDay(postings: readonly JournalPosting[]): { day: string; lines: JournalPosting[] }[] {
  const days: { day: string; lines: JournalPosting[] }[] = [];
  for (const posting of postings) {
    const day = shortDate(posting.at);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(posting);
    else days.push({ day, lines: [posting] });
  }
  return days;
}
