import { useId, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { Notice } from '#ui/notice.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Upload } from '../contract.ts';
import { DEFAULT_BACKGROUND, EDIT_MODES, EDIT_VARIANTS, type EditMode, type EditVariant } from '../rules.ts';
import { uploadTexts } from '../texts/token.ts';
import styles from './picture-editor.module.css';
import { useCut } from './use-cut.ts';

type PictureEditorProps = {
  source: Upload;
  variant: EditVariant;
  onDone: (upload: Upload) => void;
  onClose: () => void;
};

/** UPL-03: the ways to make a picture fit, each seen as it becomes. */
export function PictureEditor({ source, variant, onDone, onClose }: PictureEditorProps) {
  const { editor: texts } = useTexts(uploadTexts);
  const name = useId();
  const [mode, setMode] = useState<EditMode>('smart');
  const [background, setBackground] = useState<string>(DEFAULT_BACKGROUND);
  const { cut, hasFailed, retry, keep } = useCut({ source, variant, mode, background });
  const { height } = EDIT_VARIANTS[variant];
  const helps: Record<EditMode, string> = {
    crop: texts.modes.crop.help,
    smart: texts.modes.smart.help,
    resize: texts.modes.resize.help(height),
    fill: texts.modes.fill.help,
  };
  const hasBackground = mode === 'fill';

  function use(upload: Upload) {
    keep(upload);
    onDone(upload);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="large"
      closeLabel={texts.close}
      actions={
        <>
          <Button isLoading={!cut && !hasFailed} disabled={hasFailed} onClick={() => cut && use(cut)}>
            {texts.use}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <figure className={styles.preview}>
        <div className={styles.stage} data-variant={variant} aria-busy={!cut && !hasFailed}>
          {cut ? (
            <img
              className={styles.picture}
              src={cut.url}
              alt={texts.preview}
              width={cut.width ?? 1}
              height={cut.height ?? 1}
            />
          ) : null}
          {!cut && !hasFailed ? <Spinner label={texts.working} /> : null}
        </div>
        <figcaption className={styles.caption}>
          <span role="status">
            {cut ? `${texts.preview}: ${cut.width} × ${cut.height}` : hasFailed ? '' : texts.working}
          </span>
        </figcaption>
      </figure>
      {hasFailed ? (
        <>
          <Notice tone="danger" isLive>
            {texts.failed}
          </Notice>
          <Button variant="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </>
      ) : null}
      <FieldGroup legend={texts.mode}>
        <div className={styles.modes}>
          {EDIT_MODES.map((each) => (
            <OptionCard
              key={each}
              name={name}
              label={texts.modes[each].label}
              help={helps[each]}
              checked={mode === each}
              onChange={() => setMode(each)}
            />
          ))}
        </div>
      </FieldGroup>
      <div className={styles.background}>
        <label htmlFor={`${name}-background`}>{texts.background}</label>
        <input
          id={`${name}-background`}
          type="color"
          className={styles.colour}
          value={background}
          disabled={!hasBackground}
          aria-describedby={`${name}-background-help`}
          onChange={({ target }) => setBackground(target.value)}
        />
        <span id={`${name}-background-help`} className={styles.caption}>
          {texts.background_help}
        </span>
      </div>
    </Dialog>
  );
}
