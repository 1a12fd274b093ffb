import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import type { ThreadFile } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import styles from './message-log.module.css';
import { threadFileQuery } from './thread-file-query.ts';

type MessagePictureProps = { threadId: string; file: ThreadFile };

/** A picture in a line; its place is kept until it has come. */
export function MessagePicture({ threadId, file }: MessagePictureProps) {
  const { log } = useTexts(messengerTexts);
  const { data, isError } = useQuery(threadFileQuery(useCall(), threadId, file.id));
  const url = useObjectUrl(data);
  if (isError) return <p className={styles.lost}>{log.file_failed}</p>;
  return (
    <a className={styles.pictureLink} href={url} download={file.name}>
      <img
        className={styles.picture}
        src={url}
        alt={log.picture(file.name)}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
      />
    </a>
  );
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url;
}
