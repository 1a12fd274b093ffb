import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { LOG_AREAS } from '../log-rules.ts';
import { logTexts } from '../texts/log/token.ts';
import { readMunicipalLog } from './calls.ts';
import styles from './log-desk.module.css';
import { type LogFilter, logAddress } from './log-filter.ts';
import { LogTable } from './log-table.tsx';

/** DSH-03: what was done in the municipality's name, page after page backwards. */
export function LogDesk({ filter }: { filter: LogFilter }) {
  const texts = useTexts(logTexts);
  const call = useCall();
  const query = { ...useOffice(), ...filter };
  const log = useInfiniteQuery({
    queryKey: ['GET', readMunicipalLog.path, query, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(readMunicipalLog, { query: { ...query, ...(pageParam && { before: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const entries = log.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <>
      <PageHeader title={texts.page_title} lead={texts.lead} />
      <LogFilters key={logAddress('', filter)} filter={filter} />
      {log.isPending ? <Skeleton shape="block" /> : null}
      {log.isError ? <FailedPart text={texts.failed} onTryAgain={() => void log.refetch()} /> : null}
      {log.isSuccess && entries.length === 0 ? (
        <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
      ) : null}
      {entries.length > 0 ? <LogTable entries={entries} /> : null}
      <ShowMore label={texts.more} from={log} />
    </>
  );
}

function LogFilters({ filter }: { filter: LogFilter }) {
  const texts = useTexts(logTexts);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState({ area: '', from: '', to: '', ...filter });

  function show(event: FormEvent) {
    event.preventDefault();
    void navigate(logAddress(officePaths.log, wanted));
  }

  return (
    <search>
      <form className={styles.filters} onSubmit={show}>
        <SelectField
          label={texts.area}
          value={wanted.area}
          onChange={({ currentTarget }) => setWanted({ ...wanted, area: currentTarget.value })}
        >
          <option value="">{texts.all}</option>
          {LOG_AREAS.map((area) => (
            <option key={area} value={area}>
              {texts.areas[area]}
            </option>
          ))}
        </SelectField>
        <DateField
          label={texts.from}
          value={wanted.from || null}
          onChange={(from) => setWanted({ ...wanted, from: from ?? '' })}
        />
        <DateField
          label={texts.to}
          value={wanted.to || null}
          onChange={(to) => setWanted({ ...wanted, to: to ?? '' })}
        />
        <Button type="submit" variant="secondary">
          {texts.find}
        </Button>
      </form>
    </search>
  );
}
