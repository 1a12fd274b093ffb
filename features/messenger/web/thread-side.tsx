import { XMarkIcon } from '@navikt/aksel-icons';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Thread } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import type { OnReport } from './reportable.ts';
import styles from './thread-details.module.css';
import { ThreadDetails } from './thread-details.tsx';

type ThreadSideProps = {
  thread: Thread;
  isOpen: boolean;
  onClose: () => void;
  eventPath: (id: string) => string;
  organisationPath: (id: string) => string;
  /** How often the way to the files was taken. */
  filesAsked: number;
  onReport: OnReport;
};

/** Who is in a conversation and what can be done with it: a third column where there is room, else a dialog. */
export function ThreadSide({ isOpen, onClose, ...details }: ThreadSideProps) {
  const texts = useTexts(messengerTexts);
  const isWide = useIsWide();
  const sideRef = useRef<HTMLElement>(null);
  const isBeside = isOpen && isWide;
  useEffect(() => {
    if (isBeside && details.filesAsked === 0) sideRef.current?.focus();
  }, [isBeside, details.filesAsked]);
  if (!isWide) {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={texts.details.title} size="small" closeLabel={texts.close}>
        <ThreadDetails {...details} onLeft={onClose} />
      </Dialog>
    );
  }
  if (!isOpen) return null;
  return (
    <aside ref={sideRef} className={styles.side} aria-label={texts.details.title} tabIndex={-1}>
      <div className={styles.close}>
        <IconButton label={texts.close} icon={<XMarkIcon aria-hidden />} onClick={onClose} />
      </div>
      <ThreadDetails {...details} onLeft={onClose} />
    </aside>
  );
}

/** Where a third column has room. */
const WIDE = '(min-width: 80em)';

const useIsWide = (): boolean => useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches);

function watchWidth(onChange: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}
