import { CheckmarkCircleIcon, CloudSlashIcon, ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import type { ReactNode, Ref } from 'react';
import { clock } from '#platform/language/dates.ts';
import type { SaveState } from '#platform/web/draft-saver.ts';
import { Spinner } from '#ui/spinner.tsx';
import styles from './saved-line.module.css';

type SavedLineProps = {
  state: SaveState;
  texts: Record<Exclude<SaveState['kind'], 'untouched' | 'saved' | 'refused'>, string> & {
    saved: (at: string) => string;
    refused: (reason: string) => string;
  };
  ref?: Ref<HTMLParagraphElement>;
  /** What can be done about it. */
  children?: ReactNode;
};

/** Whether what was typed is safe. */
export function SavedLine({ state, texts, ref, children }: SavedLineProps) {
  return (
    <p ref={ref} className={styles.saved} role="status" tabIndex={-1} data-state={toneOf(state)}>
      {state.kind === 'saving' ? <Spinner size="xs" /> : null}
      {state.kind === 'saved' ? <CheckmarkCircleIcon aria-hidden /> : null}
      {state.kind === 'trying' ? <CloudSlashIcon aria-hidden /> : null}
      {isBad(state) ? <ExclamationmarkTriangleIcon aria-hidden /> : null}
      {wordsOf(state, texts)}
      {children}
    </p>
  );
}

const isBad = ({ kind }: SaveState): boolean => kind === 'refused' || kind === 'conflict' || kind === 'logged_out';

const toneOf = (state: SaveState): string | undefined => {
  if (state.kind === 'saved') return 'good';
  return isBad(state) ? 'bad' : state.kind === 'trying' ? 'warn' : undefined;
};

function wordsOf(state: SaveState, texts: SavedLineProps['texts']): string {
  switch (state.kind) {
    case 'untouched':
      return '';
    case 'saved':
      return texts.saved(clock(state.at));
    case 'refused':
      return texts.refused(state.reason);
    default:
      return texts[state.kind];
  }
}
