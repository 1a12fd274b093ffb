import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditEntry } from '#features/audit/office-contract.ts';
import { AUDIT_KINDS, type AuditKind } from '#features/audit/rules.ts';
import { auditLogTexts } from '#features/audit/texts/office/token.ts';
import { checkAudit, listAudit } from '#features/audit/web/office-calls.ts';
import styles from '#features/dashboards/web/dashboard.module.css';
import { listMunicipalities } from '#features/municipalities/web/calls.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped } from '#platform/language/money.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';

const DAYS = [1, 7, 30, 365] as const;

/** DSH-02: what was done with power over others, and whether the log holds together. */
export function AuditLogRoom() {
  const texts = useTexts(auditLogTexts);
  const [kind, setKind] = useState<AuditKind | ''>('');
  const [days, setDays] = useState('7');
  const [municipality_id, setMunicipality] = useState('');
  const municipalities = useAnswer(listMunicipalities, {});
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading title={texts.title} lead={texts.lead} />
      <ChainNotice />
      <div className={styles.find}>
        <SelectField
          label={texts.kind}
          value={kind}
          onChange={({ currentTarget }) => setKind(AUDIT_KINDS.find((one) => one === currentTarget.value) ?? '')}
        >
          <option value="">{texts.any}</option>
          {AUDIT_KINDS.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.municipality}
          value={municipality_id}
          onChange={({ currentTarget }) => setMunicipality(currentTarget.value)}
        >
          <option value="">{texts.any_municipality}</option>
          {municipalities.data?.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={texts.when} value={days} onChange={(event) => setDays(event.currentTarget.value)}>
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {texts.days[one]}
            </option>
          ))}
          <option value="">{texts.always}</option>
        </SelectField>
      </div>
      <Entries
        asked={{
          ...(kind && { kind }),
          ...(municipality_id && { municipality_id }),
          ...(days && { days: Number(days) }),
        }}
      />
    </section>
  );
}

function ChainNotice() {
  const texts = useTexts(auditLogTexts);
  const answer = useAnswer(checkAudit, {});
  if (answer.isPending) return <Skeleton />;
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  const { checked, first_fault } = answer.data.data;
  if (first_fault) return <Notice tone="danger">{texts.broken(first_fault)}</Notice>;
  return <Notice tone="success">{checked === 0 ? texts.chain_empty : texts.chain(grouped(checked))}</Notice>;
}

type Asked = { kind?: AuditKind; municipality_id?: string; days?: number };

function Entries({ asked }: { asked: Asked }) {
  const texts = useTexts(auditLogTexts);
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: [listAudit.method, listAudit.path, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...asked, ...(pageParam && { before: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  const entries = answer.data.pages.flatMap(({ data }) => data);
  return (
    <>
      {entries.length > 0 ? (
        <ul className="nb-panel nb-lines" aria-label={texts.entries}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <AuditEntryLines entry={entry} />
            </li>
          ))}
        </ul>
      ) : answer.hasNextPage ? (
        <p className="nb-muted">{texts.none_so_far}</p>
      ) : (
        <EmptyState title={texts.none.title} level={3}>
          {texts.none.text}
        </EmptyState>
      )}
      <ShowMore label={texts.more} from={answer} />
    </>
  );
}

function AuditEntryLines({ entry }: { entry: AuditEntry }) {
  const texts = useTexts(auditLogTexts);
  const reading = { moments: useTexts(momentTexts), now: usePortal().now };
  const { at, action, kind, by, acting_as, about, municipality, details, seal } = entry;
  const facts = [
    about && texts.about(about),
    municipality,
    typeof details.call === 'string' && details.call,
    texts.seal(seal),
  ].filter(Boolean);
  return (
    <div className="nb-stack">
      <span className="nb-row">
        <strong>{by ?? texts.portal}</strong>
        {acting_as ? <span>{texts.acting_as(acting_as)}</span> : null}
        <span>{texts.actions[action] ?? <code>{action}</code>}</span>
        <Tag>{texts.kinds[kind]}</Tag>
      </span>
      {typeof details.reason === 'string' ? <span>{texts.reason(details.reason)}</span> : null}
      <span className="nb-small nb-muted">
        {whenText({ start_at: at }, reading)} · {facts.join(' · ')}
      </span>
    </div>
  );
}
