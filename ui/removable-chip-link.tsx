import { XMarkIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor-context.ts';
import styles from './chip.module.css';
import { joinClassNames } from './class-names.ts';

type RemovableChipLinkProps = AnchorProps & {
  children: ReactNode;
  /** The whole sentence for those who do not see the cross: 'Fjern filteret Barn'. */
  removeLabel: string;
};

/** A choice that has been made, and the address without it. */
export function RemovableChipLink({ children, removeLabel, ...rest }: RemovableChipLinkProps) {
  return (
    <Anchor {...rest} className={joinClassNames('ds-chip', styles.chip, styles.removable)} aria-label={removeLabel}>
      {children}
      <XMarkIcon aria-hidden />
    </Anchor>
  );
}
