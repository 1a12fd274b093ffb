import { PaperplaneFillIcon, XMarkIcon } from '@navikt/aksel-icons';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { newKey } from '#platform/web/new-key.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Thread } from '../contract.ts';
import { MAX_MESSAGE_LENGTH } from '../rules.ts';
import { messengerTexts } from '../texts/token.ts';
import { AttachButton } from './attach-button.tsx';
import styles from './composer.module.css';
import { type Draft, draft } from './draft.ts';
import { threadName } from './thread-names.ts';
import type { UnsentLine } from './unsent-lines.ts';
import { useAttached } from './use-attached.ts';

type ComposerProps = {
  thread: Thread;
  userId: string;
  /** The user is writing. */
  onType: () => void;
  onSend: (line: Omit<UnsentLine, 'refusal'>) => void;
};

/** From here on it is said how many signs are left. */
const NEARLY_FULL = 500;

/** The field for the next line. What is typed is kept until it is sent, also when the page is left. */
export function Composer({ thread, userId, onType, onSend }: ComposerProps) {
  const texts = useTexts(messengerTexts);
  const { write: words } = texts;
  const { now } = usePortal();
  const id = useId();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(() => draft.read(userId, thread.id));
  const [fault, setFault] = useState<string>();
  const left = MAX_MESSAGE_LENGTH - typed.body.trim().length;
  const { body, files } = typed;

  function change(next: Draft) {
    setTyped(next);
    draft.write(userId, thread.id, next);
    setFault(undefined);
  }

  const attached = useAttached({
    count: files.length,
    onAdd: (added) => {
      const known = draft.read(userId, thread.id);
      change({ ...known, files: [...known.files, ...added] });
    },
    onFault: setFault,
  });

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const found = faultIn();
    if (found) {
      setFault(found);
      fieldRef.current?.focus();
      return;
    }
    onSend({ key: newKey(), thread_id: thread.id, body: body.trim(), files, at: now.toISOString() });
    change({ body: '', files: [] });
    fieldRef.current?.focus();
  }

  function faultIn(): string | undefined {
    if (attached.uploading.length > 0) return words.wait_for_files;
    if (body.trim() === '' && files.length === 0) return words.empty;
    return left < 0 ? words.too_long(MAX_MESSAGE_LENGTH, -left) : undefined;
  }

  /** On a phone the key makes a new line: there is no other. */
  function pressKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  }

  const hint = fault ?? (left >= 0 && left <= NEARLY_FULL ? words.left(left) : undefined);
  const name = thread.kind === 'direct' ? words.to_one(threadName(thread, texts)) : null;
  return (
    <div className={styles.composer}>
      {files.length + attached.uploading.length > 0 ? (
        <ul className={styles.files} aria-label={words.attached}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <span className={styles.fileName}>{file.name}</span>
              <IconButton
                label={words.remove_file(file.name)}
                icon={<XMarkIcon aria-hidden />}
                onClick={() => change({ body, files: files.filter((one) => one.id !== file.id) })}
              />
            </li>
          ))}
          {attached.uploading.map((file) => (
            <li key={file} className={styles.file} role="status">
              {words.uploading(file)}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.row}>
        <AttachButton onChoose={(chosen) => void attached.add(chosen)} />
        <form method="post" noValidate className={styles.form} onSubmit={submit}>
          <textarea
            ref={fieldRef}
            className={styles.field}
            rows={1}
            aria-label={words.label}
            placeholder={name ?? words.to_many(thread.participants_count)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={hint ? `${id}-hint ${id}-keys` : `${id}-keys`}
            value={body}
            onChange={({ target }) => {
              change({ body: target.value, files });
              if (target.value.trim() !== '') onType();
            }}
            onKeyDown={pressKey}
          />
          <button type="submit" className={styles.send} aria-label={words.send}>
            <PaperplaneFillIcon aria-hidden fontSize="1.5rem" />
          </button>
        </form>
      </div>
      <p id={`${id}-keys`} className="nb-sr">
        {words.keys}
      </p>
      <p id={`${id}-hint`} role="status" className={styles.hint} data-fault={fault ? true : undefined}>
        {hint}
      </p>
    </div>
  );
}
