import { type DragEvent, useRef, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { uploadTexts } from '../texts/token.ts';
import { type FieldKind, TAKEN } from './check-file.ts';
import styles from './upload-place.module.css';
import { uploadTerms, useUploadTerms } from './upload-terms.ts';
import type { HandIn } from './use-hand-in.ts';

type UploadPlaceProps = {
  /** Of the group that it stands in, which says what is wrong. */
  id: string;
  kind: FieldKind;
  isSeveral?: boolean;
  chooseText: string;
  hasError: boolean;
  /** What has happened, for those who listen. */
  news: string;
  termsHref: string;
  handIn: HandIn;
};

/** UPL-01: files are chosen or dropped here, once the terms for uploads are accepted. */
export function UploadPlace(props: UploadPlaceProps) {
  const { id, kind, isSeveral = false, chooseText, hasError, news, termsHref } = props;
  const { handIn, error, retry, sending } = props.handIn;
  const texts = useTexts(uploadTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const termsRef = useRef<HTMLInputElement>(null);
  const hasAccepted = useUploadTerms();
  const [termsError, setTermsError] = useState<string>();
  const working =
    sending && (sending.total > 1 ? texts.several.uploading(sending) : texts.field.uploading(sending.name));

  /** Says what is missing instead of doing it, and goes there. */
  function hasTerms(): boolean {
    if (hasAccepted) return true;
    setTermsError(texts.terms.required);
    termsRef.current?.focus();
    return false;
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    if (hasTerms()) void handIn([...event.dataTransfer.files]);
  }

  return (
    <>
      <CheckboxField
        ref={termsRef}
        label={isSeveral ? texts.terms.accept_several : texts.terms.accept}
        help={
          <TextLink href={termsHref} target="_blank" rel="noopener">
            {texts.terms.link}
          </TextLink>
        }
        error={termsError}
        checked={hasAccepted}
        onChange={({ target: { checked } }) => {
          uploadTerms.set(checked);
          setTermsError(undefined);
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first. */}
      <div
        className={styles.place}
        data-busy={sending !== null || undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <input
          ref={inputRef}
          type="file"
          hidden
          multiple={isSeveral}
          aria-label={chooseText}
          accept={TAKEN[kind].join(',')}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            if (chosen.length > 0) void handIn(chosen);
            // The same file again is a new try.
            target.value = '';
          }}
        />
        <Button
          variant="secondary"
          isLoading={sending !== null}
          aria-describedby={hasError ? `${id}-error` : undefined}
          onClick={() => hasTerms() && inputRef.current?.click()}
        >
          {chooseText}
        </Button>
        {retry ? (
          <Button variant="tertiary" onClick={() => void retry()}>
            {texts.field.retry}
          </Button>
        ) : null}
        {working === null ? (
          <span className={styles.hint}>{isSeveral ? texts.several.drop : texts.field.drop}</span>
        ) : (
          <div className={styles.progress}>
            <progress aria-labelledby={`${id}-progress`} />
            <span id={`${id}-progress`} className={styles.working}>
              {working}
            </span>
          </div>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{working ?? error ?? news}</span>
      </VisuallyHidden>
    </>
  );
}
