import { CheckmarkIcon, MegaphoneIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { WrittenText } from '#features/portal/web/written-text.tsx';
import { clock } from '#platform/language/dates.ts';
import { shortened } from '#platform/language/shortened.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import type { Thread, ThreadMessage } from '../contract.ts';
import { isChangeable } from '../rules.ts';
import { messengerTexts } from '../texts/token.ts';
import { deleteMessage, listThreads } from './calls.ts';
import { EditMessage } from './edit-message.tsx';
import { MessageFile } from './message-file.tsx';
import styles from './message-log.module.css';
import { MessagePicture } from './message-picture.tsx';
import tools from './message-tools.module.css';
import type { OnReport } from './reportable.ts';

type MessageLineProps = {
  thread: Thread;
  message: ThreadMessage;
  isFollowing: boolean;
  /** Beside the last one stands whether it was read. */
  isLastOwn: boolean;
  isFound: boolean;
  onChanged: (changed: ThreadMessage) => void;
  onReport: OnReport;
};

/** What one user wrote. */
export function MessageLine({
  thread,
  message,
  isFollowing,
  isLastOwn,
  isFound,
  onChanged,
  onReport,
}: MessageLineProps) {
  const texts = useTexts(messengerTexts);
  const { now } = usePortal();
  const [isEditing, setIsEditing] = useState(false);
  const [isRevealed, setIsRevealed] = useState(false);
  const { author, is_own, body, files, deleted_at, created_at } = message;
  const name = author?.name ?? texts.gone;
  const pictures = files.filter(({ kind }) => kind === 'image');
  const documents = files.filter(({ kind }) => kind !== 'image');
  const canChange = message.can.change && isChangeable(created_at, now) && !isEditing;
  const time = <time dateTime={created_at}>{clock(created_at)}</time>;
  const isRunner = message.is_organiser && thread.kind === 'event' && !is_own;
  const trace = message.edited_at && !deleted_at ? ` · ${texts.log.edited}` : null;
  if (message.is_hidden && !isRevealed) {
    return (
      <li className={styles.told} data-seq={message.seq}>
        {texts.log.hidden}{' '}
        <button type="button" className={styles.plain} onClick={() => setIsRevealed(true)}>
          {texts.log.show_hidden}
        </button>
      </li>
    );
  }
  return (
    <li
      className={styles.message}
      data-seq={message.seq}
      data-own={is_own || undefined}
      data-found={isFound || undefined}
      data-following={isFollowing || undefined}
    >
      {is_own || isFollowing ? null : (
        <Avatar name={name} src={author?.thumbnail_url} isDecorative className={styles.avatar} />
      )}
      <p className={is_own || isFollowing ? 'nb-sr' : styles.by}>
        <strong>{is_own ? texts.you : name}</strong>
        {isRunner ? ` · ${texts.log.organiser}` : null} · {time}
        {trace}
      </p>
      {isEditing ? (
        <EditMessage
          threadId={thread.id}
          message={message}
          onDone={(changed) => {
            setIsEditing(false);
            if (changed) onChanged(changed);
          }}
        />
      ) : (
        <div
          className={styles.bubble}
          data-deleted={deleted_at !== null || undefined}
          data-picture={pictures.length > 0 || undefined}
        >
          {pictures.map((file) => (
            <MessagePicture key={file.id} threadId={thread.id} file={file} />
          ))}
          {deleted_at ? <p>{texts.log.deleted}</p> : null}
          {body ? <WrittenText className={styles.body} text={body} /> : null}
          {documents.map((file) => (
            <MessageFile key={file.id} threadId={thread.id} file={file} />
          ))}
          {is_own || deleted_at || !author ? null : (
            <ReportTool
              quote={shortened(body || texts.list.files)}
              onClick={(about) => onReport({ kind: 'message', id: thread.id, seq: message.seq, about })}
            />
          )}
        </div>
      )}
      {is_own && !isEditing ? (
        <p className={styles.state}>
          <span aria-hidden>
            {time}
            {trace}
          </span>
          {isLastOwn && !deleted_at ? <ReadState thread={thread} seq={message.seq} /> : null}
          {canChange ? (
            <OwnTools threadId={thread.id} message={message} onEdit={() => setIsEditing(true)} onChanged={onChanged} />
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

function ReportTool({ quote, onClick }: { quote: string; onClick: (quote: string) => void }) {
  const { log } = useTexts(messengerTexts);
  return (
    <button type="button" className={tools.report} aria-label={log.report_of(quote)} onClick={() => onClick(quote)}>
      <MegaphoneIcon aria-hidden fontSize="1.25rem" />
    </button>
  );
}

function ReadState({ thread, seq }: { thread: Thread; seq: number }) {
  const { log } = useTexts(messengerTexts);
  const isRead = thread.others_read_seq >= seq;
  return (
    <>
      <span aria-hidden>·</span>
      <CheckmarkIcon aria-hidden />
      {isRead ? (thread.kind === 'direct' ? log.read : log.read_by_all) : log.sent}
    </>
  );
}

type OwnToolsProps = {
  threadId: string;
  message: ThreadMessage;
  onEdit: () => void;
  onChanged: (changed: ThreadMessage) => void;
};

function OwnTools({ threadId, message: { seq, body }, onEdit, onChanged }: OwnToolsProps) {
  const { log } = useTexts(messengerTexts);
  const call = useCall();
  const confirm = useConfirmation();
  const quote = shortened(body);
  const removal = useAction(() => call(deleteMessage, { params: { id: threadId, seq } }), {
    invalidates: [listThreads],
    isToldInToast: true,
  });
  async function remove() {
    if (!(await confirm('delete_message'))) return;
    const done = await removal.run();
    if (done) onChanged(done.result.data);
  }
  return (
    <>
      <button type="button" className={styles.plain} aria-label={log.edit_of(quote)} onClick={onEdit}>
        {log.edit}
      </button>
      <button type="button" className={styles.plain} aria-label={log.delete_of(quote)} onClick={() => void remove()}>
        {log.delete}
      </button>
    </>
  );
}
