import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useStream } from '#features/stream/web/use-stream.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { messengerTexts } from '../texts/token.ts';
import { listThreadFiles } from './calls.ts';
import { MessageFile } from './message-file.tsx';
import { MessagePicture } from './message-picture.tsx';
import details from './thread-details.module.css';
import styles from './thread-files.module.css';
import { threadTime } from './thread-time.ts';

type ThreadFilesProps = {
  threadId: string;
  /** How often the way to them was taken: they come into view, and a reader of the screen is there. */
  asked: number;
};

/** CHT-01: what was sent in a conversation, documents first; nothing where nothing was. */
export function ThreadFiles({ threadId, asked }: ThreadFilesProps) {
  const { files: words } = useTexts(messengerTexts);
  const moments = useTexts(momentTexts);
  const locale = useLocale();
  const { now } = usePortal();
  const call = useCall();
  const queries = useQueryClient();
  const queryKey = [listThreadFiles.method, listThreadFiles.path, threadId];
  const answer = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam: page, signal }) =>
      call(listThreadFiles, { params: { id: threadId }, query: { page } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
  });
  useStream('message', (content) => {
    if (content === null || content.thread_id === threadId) void queries.invalidateQueries({ queryKey });
  });
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isThere = answer.data !== undefined;
  useEffect(() => {
    if (asked === 0 || !isThere) return;
    titleRef.current?.focus({ preventScroll: true });
    titleRef.current?.scrollIntoView({ block: 'start' });
  }, [asked, isThere]);
  const files = answer.data?.pages.flatMap(({ data }) => data) ?? [];
  const pictures = files.filter(({ kind }) => kind === 'image');
  if (answer.isError && !answer.data) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (files.length === 0) return null;
  return (
    <section className={details.part}>
      <h2 ref={titleRef} className={details.title} tabIndex={-1}>
        {words.title}
      </h2>
      {files
        .filter(({ kind }) => kind !== 'image')
        .map((file) => (
          <MessageFile
            key={file.id}
            threadId={threadId}
            file={file}
            when={threadTime(file.created_at, { now, moments, locale })}
          />
        ))}
      {pictures.length > 0 ? (
        <div className={styles.pictures}>
          {pictures.map((file) => (
            <MessagePicture key={file.id} threadId={threadId} file={file} />
          ))}
        </div>
      ) : null}
      <ShowMore label={words.more} from={answer} />
    </section>
  );
}
