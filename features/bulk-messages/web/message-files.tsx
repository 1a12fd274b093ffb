import { XMarkIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { paths } from '#features/portal/web/paths.ts';
import { UploadsField } from '#features/uploads/web/uploads-field.tsx';
import { localisedPath } from '#platform/language/paths.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { MAX_FILES } from '../rules.ts';
import { bulkMessageTexts } from '../texts/token.ts';
import type { FilesFieldProps } from './contact-dialog.tsx';
import styles from './message-files.module.css';

/**
 * Files that go along with a message. The field for more of them opens when a user asks for it.
 */
export function MessageFiles({ value, onChange }: FilesFieldProps) {
  const { files: texts } = useTexts(bulkMessageTexts);
  const locale = useLocale();
  const [isAdding, setIsAdding] = useState(false);
  const [kind, setKind] = useState<'document' | 'image'>('document');
  return (
    <div className="nb-stack">
      {value.length > 0 ? (
        <ul className={styles.files} aria-label={texts.added}>
          {value.map((file) => (
            <li key={file.id} className={styles.file}>
              <span className={styles.name}>{file.name}</span>
              <IconButton
                label={texts.remove(file.name)}
                icon={<XMarkIcon aria-hidden />}
                onClick={() => onChange(value.filter(({ id }) => id !== file.id))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        <>
          <Segmented
            label={texts.kind}
            options={[
              { value: 'document', label: texts.document },
              { value: 'image', label: texts.picture },
            ]}
            value={kind}
            onChange={setKind}
          />
          <UploadsField
            key={kind}
            label={texts.legend}
            kind={kind}
            most={MAX_FILES - value.length}
            termsHref={localisedPath(paths.terms, locale)}
            onTake={(files, isWhole) => {
              const all = [...value, ...files.map(({ id, name }) => ({ id, name }))];
              onChange(all);
              setIsAdding(!isWhole && all.length < MAX_FILES);
            }}
          />
        </>
      ) : value.length < MAX_FILES ? (
        <div>
          <Button variant="secondary" isSmall onClick={() => setIsAdding(true)}>
            {texts.add}
          </Button>
        </div>
      ) : (
        <p className="nb-muted">{texts.most(MAX_FILES)}</p>
      )}
    </div>
  );
}
