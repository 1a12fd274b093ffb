import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { answerQuery, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { STAMP_STATUSES, type StampStatus } from '../rules.ts';
import { certificateTexts } from '../texts/token.ts';
import { listOrganisationCertificates, listStamps } from './calls.ts';
import styles from './certificates.module.css';
import { HolderRow } from './holder-row.tsx';
import type { AskAboutStamp } from './stamp-question.ts';

type HolderListProps = { organisationId: string; onAsk: AskAboutStamp };

type Filter = { words: string; certificate: string; status: StampStatus | '' };

const NO_FILTER: Filter = { words: '', certificate: '', status: '' };
/** Who waits for an answer stands in a list of its own. */
const HELD_STATUSES = STAMP_STATUSES.filter((status) => status !== 'requested');
const MAX_SEARCH_LENGTH = 200;

/** CER-02: who holds what, with what it is worth today; found by name, certificate and status. */
export function HolderList({ organisationId, onAsk }: HolderListProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.holders;
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const q = useSettled(filter.words.trim());
  const { certificate, status } = filter;
  const query = {
    organization_id: organisationId,
    requests: 'without' as const,
    page,
    ...(q && { q }),
    ...(certificate && { certificate }),
    ...(status && { status }),
  };
  const { data, error, refetch, isFetching } = useQuery({
    ...answerQuery(useCall(), listStamps, { query }),
    placeholderData: keepPreviousData,
  });
  const certificates = useAnswer(listOrganisationCertificates, { params: { id: organisationId } }).data?.data;
  const hasFilter = q !== '' || certificate !== '' || status !== '';
  const total = data?.meta.total ?? 0;
  // The last one of a page may have gone.
  if (data && page > data.meta.last_page && !isFetching) setPage(data.meta.last_page);
  const change = (next: Filter) => {
    setFilter(next);
    setPage(1);
  };
  // Where nothing can be given and nothing has been, what to do first is said elsewhere.
  if (certificates?.length === 0 && data && total === 0 && !hasFilter) return null;
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="hvem-har-hva">
      <SectionHeading id="hvem-har-hva" title={words.title} />
      {hasFilter || total > 0 ? (
        <FilterFields certificates={certificates ?? []} filter={filter} onChange={change} />
      ) : null}
      <p role="status" className={styles.small}>
        {data ? (hasFilter ? words.found(total) : total > 0 ? words.count(total) : '') : error ? '' : texts.loading}
      </p>
      {error ? <FailedPart text={words.failed} onTryAgain={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton shape="block" />}
      {data && total === 0 ? (
        <div>
          <p className={styles.name}>{hasFilter ? words.none_found : words.nobody}</p>
          <p className={styles.small}>{hasFilter ? words.none_found_text : words.nobody_text}</p>
        </div>
      ) : null}
      {hasFilter ? (
        <div>
          <Button variant="tertiary" isSmall onClick={() => change(NO_FILTER)}>
            {words.reset}
          </Button>
        </div>
      ) : null}
      {total > 0 ? (
        <ul className={styles.rows} aria-label={words.caption} aria-busy={isFetching}>
          {data?.data.map((stamp) => (
            <HolderRow key={stamp.id} stamp={stamp} onAsk={onAsk} />
          ))}
        </ul>
      ) : null}
      {data ? <PageButtons page={page} pageCount={data.meta.last_page} texts={texts.pages} onChoose={setPage} /> : null}
    </section>
  );
}

type FilterFieldsProps = {
  certificates: readonly { id: string; name: string }[];
  filter: Filter;
  onChange: (filter: Filter) => void;
};

function FilterFields({ certificates, filter, onChange }: FilterFieldsProps) {
  const { holders: words, statuses } = useTexts(certificateTexts);
  return (
    <div className={styles.filters}>
      <TextField
        type="search"
        label={words.search}
        value={filter.words}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...filter, words: target.value })}
      />
      <SelectField
        label={words.certificate}
        value={filter.certificate}
        onChange={({ target }) => onChange({ ...filter, certificate: target.value })}
      >
        <option value="">{words.all}</option>
        {certificates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.status}
        value={filter.status}
        onChange={({ target }) => onChange({ ...filter, status: target.value as Filter['status'] })}
      >
        <option value="">{words.all}</option>
        {HELD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {statuses[status]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
