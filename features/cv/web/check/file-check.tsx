import { type ChangeEvent, useId, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { splitSealed } from '../../sealed-file.ts';
import { cvCheckTexts } from '../../texts/check/token.ts';

export type FileSeal = { file: string; seal: string };

type FileCheckProps = {
  /** That the file has been judged, and is as it was made. */
  isGenuine: boolean;
  onSeal: (seal: FileSeal) => void;
};

/** The file stays where it is: only what it adds up to is sent. */
export function FileCheck({ isGenuine, onSeal }: FileCheckProps) {
  const { file: words } = useTexts(cvCheckTexts);
  const [hasFailed, setHasFailed] = useState(false);
  const id = useId();

  async function read(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    if (!chosen) return;
    try {
      const { body, seal } = splitSealed(new Uint8Array(await chosen.arrayBuffer()));
      const digest = await crypto.subtle.digest('SHA-256', body.slice());
      onSeal({ file: [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join(''), seal });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <section className="nb-panel nb-stack" aria-labelledby={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {words.title}
      </Heading>
      <p>{words.text}</p>
      <label className="ds-label" htmlFor={id}>
        {words.choose}
      </label>
      <input id={id} className="ds-input" type="file" accept="application/pdf" onChange={(event) => void read(event)} />
      {hasFailed ? (
        <Notice tone="danger" isLive>
          {words.unreadable}
        </Notice>
      ) : null}
      {isGenuine ? (
        <Notice tone="success" isLive>
          {words.genuine}
        </Notice>
      ) : null}
    </section>
  );
}
