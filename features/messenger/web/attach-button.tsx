import { PaperclipIcon } from '@navikt/aksel-icons';
import { useRef, useState } from 'react';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { DOCUMENT_ENDINGS, IMAGE_TYPES } from '#features/uploads/rules.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { uploadTerms, useUploadTerms } from '#features/uploads/web/upload-terms.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { messengerTexts } from '../texts/token.ts';

const ACCEPTED = [...IMAGE_TYPES, ...DOCUMENT_ENDINGS].join(',');

/** UPL-01: files and pictures, once the terms for uploads are accepted. */
export function AttachButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const texts = useTexts(messengerTexts);
  const { terms } = useTexts(uploadTexts);
  const localised = useLocalisedPath();
  const inputRef = useRef<HTMLInputElement>(null);
  const hasAccepted = useUploadTerms();
  const [isAsking, setIsAsking] = useState(false);
  const [isAgreed, setIsAgreed] = useState(false);
  const [error, setError] = useState<string>();

  function accept() {
    if (!isAgreed) return setError(terms.required);
    uploadTerms.set(true);
    setIsAsking(false);
    inputRef.current?.click();
  }

  return (
    <>
      <input
        ref={inputRef}
        type="file"
        hidden
        multiple
        aria-label={texts.write.attach}
        accept={ACCEPTED}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file again is a new try.
          target.value = '';
        }}
      />
      <IconButton
        label={texts.write.attach}
        icon={<PaperclipIcon aria-hidden fontSize="1.5rem" />}
        onClick={() => (hasAccepted ? inputRef.current?.click() : setIsAsking(true))}
      />
      {isAsking ? (
        <FormDialog
          title={texts.write.terms_title}
          size="small"
          submitLabel={texts.write.terms_submit}
          cancelLabel={texts.cancel}
          closeLabel={texts.close}
          isPending={false}
          failure={null}
          onSubmit={accept}
          onClose={() => setIsAsking(false)}
        >
          <CheckboxField
            label={terms.accept}
            help={
              <TextLink href={localised(paths.terms)} target="_blank" rel="noopener">
                {terms.link}
              </TextLink>
            }
            error={error}
            checked={isAgreed}
            onChange={({ target: { checked } }) => {
              setIsAgreed(checked);
              setError(undefined);
            }}
          />
        </FormDialog>
      ) : null}
    </>
  );
}
