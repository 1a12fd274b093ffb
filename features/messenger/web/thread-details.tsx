import { BellIcon, BellSlashIcon, LeaveIcon, MegaphoneIcon, PencilIcon, TrashIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '#features/identity/web/use-action.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Thread } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { AddPeopleDialog } from './add-people-dialog.tsx';
import { BlockButton } from './block-button.tsx';
import { deleteThread, getThread, getUnread, leaveThread, listThreads, updateThread } from './calls.ts';
import { chatPath } from './paths.ts';
import { RenameThreadDialog } from './rename-thread-dialog.tsx';
import { ReportHereDialog } from './report-here-dialog.tsx';
import type { OnReport } from './reportable.ts';
import styles from './thread-details.module.css';
import { ThreadFiles } from './thread-files.tsx';
import { ThreadPeople } from './thread-people.tsx';

type ThreadDetailsProps = {
  thread: Thread;
  eventPath: (id: string) => string;
  organisationPath: (id: string) => string;
  filesAsked: number;
  onReport: OnReport;
  /** The user is not in it any more. */
  onLeft: () => void;
};

/** CHT-02: who is in it, and everything that can be done with it. */
export function ThreadDetails({
  thread,
  eventPath,
  organisationPath,
  filesAsked,
  onReport,
  onLeft,
}: ThreadDetailsProps) {
  const { details: words } = useTexts(messengerTexts);
  const call = useCall();
  const confirm = useConfirmation();
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const [asked, setAsked] = useState<'add' | 'rename' | 'report' | null>(null);
  const { id, can, is_muted } = thread;
  const params = { id };
  const tell = (title: string) => showToast({ tone: 'success', title });

  const muting = useAction((muted: boolean) => call(updateThread, { params, body: { is_muted: muted } }), {
    invalidates: [getThread, listThreads, getUnread],
    isToldInToast: true,
  });
  const leaving = useAction(() => call(leaveThread, { params }), {
    invalidates: [listThreads, getUnread],
    isToldInToast: true,
  });
  const removal = useAction(() => call(deleteThread, { params }), {
    invalidates: [listThreads, getUnread],
    isToldInToast: true,
  });

  function goAway(title: string) {
    onLeft();
    tell(title);
    void navigate(chatPath);
  }

  async function mute() {
    if (await muting.run(!is_muted)) tell(is_muted ? words.done.unmuted : words.done.muted);
  }

  async function leave() {
    if (!(await confirm('leave_thread'))) return;
    if (await leaving.run()) goAway(words.done.left);
  }

  async function remove() {
    if (!(await confirm('delete_thread', { is_direct: thread.kind === 'direct' }))) return;
    if (await removal.run()) goAway(words.done.deleted);
  }

  const belongs = thread.event
    ? { href: eventPath(thread.event.id), label: words.event }
    : thread.organization && { href: organisationPath(thread.organization.id), label: words.organisation };
  const [other] = thread.others;
  return (
    <div className={styles.details}>
      <ThreadPeople thread={thread} onAdd={() => setAsked('add')} onReport={onReport} />
      <ThreadFiles threadId={id} asked={filesAsked} />
      {belongs ? <TextLink href={belongs.href}>{belongs.label}</TextLink> : null}
      <ul className={styles.menu}>
        <li>
          <button type="button" onClick={() => void mute()}>
            {is_muted ? <BellIcon aria-hidden /> : <BellSlashIcon aria-hidden />}
            {is_muted ? words.unmute : words.mute}
          </button>
        </li>
        {can.rename ? (
          <li>
            <button type="button" onClick={() => setAsked('rename')}>
              <PencilIcon aria-hidden />
              {words.rename}
            </button>
          </li>
        ) : null}
        {thread.participants_count > 1 ? (
          <li>
            <button type="button" onClick={() => setAsked('report')}>
              <MegaphoneIcon aria-hidden />
              {words.report_here}
            </button>
          </li>
        ) : null}
        {thread.kind === 'direct' && other ? <BlockButton person={other} /> : null}
        {can.leave ? (
          <li>
            <button type="button" data-danger onClick={() => void leave()}>
              <LeaveIcon aria-hidden />
              {words.leave}
            </button>
          </li>
        ) : null}
        {can.delete ? (
          <li>
            <button type="button" data-danger onClick={() => void remove()}>
              <TrashIcon aria-hidden />
              {words.delete}
            </button>
          </li>
        ) : null}
      </ul>
      {asked === 'add' ? <AddPeopleDialog thread={thread} onClose={() => setAsked(null)} onDone={tell} /> : null}
      {asked === 'report' ? (
        <ReportHereDialog thread={thread} onReport={onReport} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'rename' ? <RenameThreadDialog thread={thread} onClose={() => setAsked(null)} onDone={tell} /> : null}
    </div>
  );
}
