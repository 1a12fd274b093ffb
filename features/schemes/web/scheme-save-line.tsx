import { CheckmarkCircleIcon, CloudSlashIcon, ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import { clock } from '#platform/language/dates.ts';
import type { SaveState } from '#platform/web/draft-saver.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type SchemeTexts, schemeTexts } from '../texts/token.ts';
import styles from './scheme.module.css';

/** Whether what was typed is safe. */
export function SchemeSaveLine({ state }: { state: SaveState }) {
  const { saving: texts } = useTexts(schemeTexts);
  const isBad = state.kind === 'refused' || state.kind === 'conflict' || state.kind === 'logged_out';
  return (
    <span
      className={styles.saved}
      role="status"
      data-state={state.kind === 'saved' ? 'good' : isBad ? 'bad' : undefined}
    >
      {state.kind === 'saving' ? <Spinner size="xs" /> : null}
      {state.kind === 'saved' ? <CheckmarkCircleIcon aria-hidden /> : null}
      {state.kind === 'trying' ? <CloudSlashIcon aria-hidden /> : null}
      {isBad ? <ExclamationmarkTriangleIcon aria-hidden /> : null}
      {wordsOf(state, texts)}
    </span>
  );
}

function wordsOf(state: SaveState, texts: SchemeTexts['saving']): string {
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
