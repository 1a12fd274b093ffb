import { DownloadIcon, FilePdfIcon, FileTextIcon } from '@navikt/aksel-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '#features/identity/web/use-action.ts';
import { fileSize } from '#features/uploads/file-facts.ts';
import { useCall } from '#platform/web/call.tsx';
import { handOver } from '#platform/web/hand-over.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { ThreadFile } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import styles from './message-log.module.css';
import { threadFileQuery } from './thread-file-query.ts';

type MessageFileProps = {
  threadId: string;
  file: ThreadFile;
  /** When it was sent, where no line says so. */
  when?: string;
};

/** A document that was sent, fetched when it is wanted. */
export function MessageFile({ threadId, file: { id, name, bytes }, when }: MessageFileProps) {
  const { log } = useTexts(messengerTexts);
  const locale = useLocale();
  const call = useCall();
  const queries = useQueryClient();
  const fetching = useAction(
    async () => handOver(await queries.fetchQuery(threadFileQuery(call, threadId, id)), name),
    { isToldInToast: true },
  );
  const Icon = name.toLowerCase().endsWith('.pdf') ? FilePdfIcon : FileTextIcon;
  const facts = [fileSize(bytes, locale), when].filter(Boolean).join(' · ');
  return (
    <button type="button" className={styles.file} onClick={() => void fetching.run()}>
      <span className={styles.fileIcon}>
        <Icon aria-hidden fontSize="1.5rem" />
      </span>
      <span className={styles.fileWords}>
        <span className="nb-sr">{log.download} </span>
        <strong>{name}</strong> <small>{facts}</small>
      </span>
      {fetching.isPending ? <Spinner size="xs" /> : <DownloadIcon aria-hidden fontSize="1.25rem" />}
    </button>
  );
}
