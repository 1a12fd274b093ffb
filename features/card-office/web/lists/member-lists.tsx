import { useQuery } from '@tanstack/react-query';
import { useOffice } from '#features/portal/web/office.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import type { MemberList, ReadMemberList } from '../../lists-contract.ts';
import { listTexts } from '../../texts/lists/token.ts';
import styles from '../account-desk.module.css';
import { listMemberLists } from './calls.ts';
import { MemberListEntry } from './member-list-entry.tsx';

const ASK_AGAIN_MS = 2000;

/** Lists of children: the last one, and those that wait or are being taken. `read` is the one that was read just now. */
export function MemberLists({ read }: { read: ReadMemberList | null }) {
  const texts = useTexts(listTexts);
  const answer = useQuery({
    ...answerQuery(useCall(), listMemberLists, { query: useOffice() }),
    refetchInterval: ({ state }) => (state.data?.data.some((list) => list.state === 'running') ? ASK_AGAIN_MS : false),
  });
  const lists = answer.data?.data ?? [];
  const isOpen = ({ state }: MemberList) => state === 'waiting' || state === 'running';
  const ended = lists.find((list) => !isOpen(list));
  const shown = lists.filter((list) => isOpen(list) || list === ended);
  if (shown.length === 0) return null;
  return (
    <section aria-label={texts.heading}>
      <ul className={styles.runs}>
        {shown.map((list) => (
          <MemberListEntry key={list.id} list={list} firstRows={read?.id === list.id ? read.first_rows : []} />
        ))}
      </ul>
    </section>
  );
}
