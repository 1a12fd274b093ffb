import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import type { Member } from '../contract.ts';
import { OWNER_KINDS, type OwnerKind } from '../rules.ts';
import { membershipTexts } from '../texts/token.ts';
import { listMembers } from './calls.ts';
import { MemberRow } from './member-row.tsx';
import styles from './members-tab.module.css';

const WAITS_MS = 300;
const MAX_SEARCH_LENGTH = 200;

/** What other features let a user do with a member, told with everybody on the page. */
export type ToolsOf = (member: Member, all: readonly Member[]) => ReactNode;

type MemberListProps = {
  organisationId: string;
  changed: ChangedAnswers;
  toolsOf: ToolsOf;
  /** For those who run the memberships: only those from the portal, from the organisation, or asked for. */
  canNarrow: boolean;
};

/** MEM-02: a page at a time, and found by a part of the name once a user has stopped typing. */
export function MemberList({ organisationId, changed, toolsOf, canNarrow }: MemberListProps) {
  const texts = useTexts(membershipTexts);
  const [typed, setTyped] = useState('');
  const [owner, setOwner] = useState<OwnerKind | ''>('');
  const [page, setPage] = useState(1);
  const q = useSettled(typed.trim(), WAITS_MS);
  const query = { page, ...(q && { q }), ...(owner && { owner_kind: owner }) };
  const { data, error, refetch, isFetching } = useQuery({
    ...answerQuery(useCall(), listMembers, { params: { id: organisationId }, query }),
    placeholderData: keepPreviousData,
  });
  const total = data?.meta.total ?? 0;
  return (
    <>
      <div className={styles.filters}>
        <TextField
          type="search"
          label={texts.members.search}
          value={typed}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPage(1);
          }}
        />
        {canNarrow ? (
          <SelectField
            label={texts.members.owner_kind}
            value={owner}
            onChange={(event) => {
              setOwner(event.currentTarget.value as OwnerKind | '');
              setPage(1);
            }}
          >
            <option value="">{texts.members.all_owners}</option>
            {OWNER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {texts.owners[kind]}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
      <p role="status" className={styles.status}>
        {!data || (isFetching && typed.trim() !== q)
          ? texts.loading
          : q || owner
            ? texts.members.found(total)
            : texts.members.count(total)}
      </p>
      {error ? <FailedPart text={texts.members.failed} onTryAgain={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton shape="block" />}
      {data && total === 0 && (q || owner) ? <p>{q ? texts.members.none_found : texts.members.none_from}</p> : null}
      {data && data.data.length > 0 ? (
        <ul className={styles.rows} aria-busy={isFetching}>
          {data.data.map((member) => (
            <MemberRow key={member.id} {...{ organisationId, member, changed }} tools={toolsOf(member, data.data)} />
          ))}
        </ul>
      ) : null}
      {data ? <PageButtons page={page} pageCount={data.meta.last_page} texts={texts.pages} onChoose={setPage} /> : null}
    </>
  );
}
