import { FunnelIcon } from '@navikt/aksel-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { participantTexts } from '../../texts/participants/token.ts';
import { listAttendees } from './calls.ts';
import { ChangePlaceDialog } from './change-place-dialog.tsx';
import { FilterChips } from './filter-chips.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import type { Asked } from './participant-actions.tsx';
import { ParticipantCards } from './participant-cards.tsx';
import { isEmptyFilter, type ParticipantFilter, queryOfFilter, withSort } from './participant-filter.ts';
import styles from './participant-list.module.css';
import { ParticipantTable } from './participant-table.tsx';
import type { ReportOf } from './shown-participants.ts';

type ParticipantListProps = {
  timeId: string;
  status: 'attending' | 'waiting';
  filter: ParticipantFilter;
  now: Date;
  canRun: boolean;
  /** Answers of other features that a change here can have touched. */
  changed: ChangedAnswers;
  reportOf: ReportOf;
  onFilter: (filter: ParticipantFilter) => void;
  onOpenFilter: () => void;
};

/** OCC-06: one page of those who take part, or of those who wait in their order. */
export function ParticipantList({
  timeId,
  status,
  filter,
  now,
  canRun,
  changed,
  reportOf,
  onFilter,
  onOpenFilter,
}: ParticipantListProps) {
  const texts = useTexts(participantTexts);
  const { list } = texts;
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<Asked | null>(null);
  const call = { params: { id: timeId }, query: { status, page, ...queryOfFilter(filter) } };
  const { data, error, refetch, isFetching } = useQuery({
    ...answerQuery(useCall(), listAttendees, call),
    placeholderData: keepPreviousData,
  });
  const hasFilter = !isEmptyFilter(filter);
  const total = data?.meta.total ?? 0;
  // The last one of a page may have gone.
  if (data && page > data.meta.last_page && !isFetching) setPage(data.meta.last_page);
  const lastPosition = data?.counts.waiting ?? 0;
  const shown = { attendees: data?.data ?? [], status, now, canRun, lastPosition, onAsk: setAsked, reportOf };
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <p role="status" className={styles.status}>
          {data ? (hasFilter ? list.found(total) : list.count(total)) : error ? '' : list.loading}
        </p>
        <Button variant="secondary" isSmall icon={<FunnelIcon aria-hidden />} onClick={onOpenFilter}>
          {texts.filter.open}
        </Button>
      </div>
      <FilterChips filter={filter} onChange={onFilter} />
      {error ? <FailedPart onTryAgain={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton shape="block" />}
      {data && total === 0 ? (
        <EmptyState level={3} title={hasFilter ? list.none_found : list.nobody[status]}>
          {hasFilter ? list.none_found_text : list.nobody_text[status]}
        </EmptyState>
      ) : null}
      {status === 'waiting' && data?.data.some((one) => one.status === 'waiting' && one.position === null) ? (
        <Notice>{list.before_draw}</Notice>
      ) : null}
      {data && total > 0 ? (
        <div className={styles.sheet} aria-busy={isFetching}>
          <div className="nb-only-wide">
            <ParticipantTable {...shown} sort={filter.sort} onSort={(sort) => onFilter(withSort(filter, sort))} />
          </div>
          <div className="nb-only-narrow">
            <ParticipantCards {...shown} />
          </div>
        </div>
      ) : null}
      {data ? <PageButtons page={page} pageCount={data.meta.last_page} texts={texts.pages} onChoose={setPage} /> : null}
      {asked?.what === 'history' ? (
        <HistoryDialog attendee={asked.attendee} now={now} onClose={() => setAsked(null)} />
      ) : asked ? (
        <ChangePlaceDialog
          attendee={asked.attendee}
          deed={asked.what}
          changed={changed}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}
