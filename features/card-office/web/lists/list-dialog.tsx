import { DownloadIcon, UploadIcon } from '@navikt/aksel-icons';
import { useId, useRef, useState } from 'react';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TEMPLATE_TYPES } from '../../list-rules.ts';
import type { ReadMemberList } from '../../lists-contract.ts';
import { listTexts } from '../../texts/lists/token.ts';
import { cardOfficeTexts } from '../../texts/token.ts';
import { useFetchTemplate, useReadList } from './use-list-deeds.ts';

type ListDialogProps = {
  schemes: readonly { id: string; name: string }[];
  onRead: (list: ReadMemberList) => void;
  onClose: () => void;
};

/** CRD-09: which scheme, which file. The file is read at once; what it came to is told on the page behind. */
export function ListDialog({ schemes, onRead, onClose }: ListDialogProps) {
  const texts = useTexts(listTexts);
  const { cancel, close } = useTexts(cardOfficeTexts);
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const inputRef = useRef<HTMLInputElement>(null);
  const [only] = schemes;
  const [scheme_id, setScheme] = useState(schemes.length === 1 && only ? only.id : '');
  const reading = useReadList(idOf);
  const fetching = useFetchTemplate();

  function choose() {
    if (scheme_id === '') reading.setErrors({ scheme_id: texts.scheme_required });
    else inputRef.current?.click();
  }

  async function read(file: File) {
    const done = await reading.run({ scheme_id, file });
    if (done) onRead(done.result);
  }

  return (
    <Dialog
      isOpen
      title={texts.title}
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <Button icon={<UploadIcon aria-hidden />} isLoading={reading.isPending} onClick={choose}>
            {texts.choose_file}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <div className="nb-stack nb-gap-m">
        <p>{texts.text}</p>
        <ActionFailure action={reading} level={3} />
        <SelectField
          id={idOf('scheme_id')}
          label={texts.scheme}
          value={scheme_id}
          error={reading.errors.scheme_id}
          onChange={({ currentTarget }) => {
            setScheme(currentTarget.value);
            reading.clearError('scheme_id');
          }}
        >
          <option value="">{texts.choose_scheme}</option>
          {schemes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <p>{texts.columns_needed}</p>
        <div className="nb-row">
          {TEMPLATE_TYPES.map((type) => (
            <Button
              key={type}
              variant="tertiary"
              isSmall
              icon={<DownloadIcon aria-hidden />}
              isLoading={fetching.pending === type}
              onClick={() => void fetching.run(type)}
            >
              {texts.template[type]}
            </Button>
          ))}
        </div>
        <p className="nb-small nb-muted">{texts.kept}</p>
        <input
          ref={inputRef}
          type="file"
          hidden
          aria-label={texts.choose_file}
          accept=".xlsx,.csv,.txt"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            // The same file again is a new try.
            target.value = '';
          }}
        />
      </div>
    </Dialog>
  );
}
