import { XMarkIcon } from '@navikt/aksel-icons';
import styles from './chip.module.css';
import { joinClassNames } from './class-names.ts';

type RemovableChipProps = {
  children: string;
  /** The whole sentence for those who do not see the cross: 'Fjern filteret Barn'. */
  removeLabel: string;
  onRemove: () => void;
};

/** A choice that has been made and can be taken away. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      className={joinClassNames('ds-chip', styles.chip, styles.removable)}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      {children}
      <XMarkIcon aria-hidden />
    </button>
  );
}
