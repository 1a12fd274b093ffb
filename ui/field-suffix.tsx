import { XMarkIcon } from '@navikt/aksel-icons';
import styles from './field-suffix.module.css';
import { IconButton } from './icon-button.tsx';

type FieldSuffixProps = {
  /** The field that the focus goes back to, since the cross is gone once it is pressed. */
  fieldId: string;
  isTouched: boolean;
  isInvalid: boolean;
  isFilled: boolean;
  /** 'Ugyldig'; the error below the field says what is wrong. */
  invalidText: string;
  /** 'Tøm Mobilnummer' */
  resetLabel: string;
  onReset: () => void;
};

/** VAL-04: for a field's `suffix`. Says that it is invalid once the person has been there, else offers to empty it. */
export function FieldSuffix({
  fieldId,
  isTouched,
  isInvalid,
  isFilled,
  invalidText,
  resetLabel,
  onReset,
}: FieldSuffixProps) {
  if (isTouched && isInvalid) return <span className={styles.invalid}>{invalidText}</span>;
  if (!isFilled) return null;
  function reset() {
    onReset();
    document.getElementById(fieldId)?.focus();
  }
  return <IconButton className={styles.reset} label={resetLabel} icon={<XMarkIcon aria-hidden />} onClick={reset} />;
}
