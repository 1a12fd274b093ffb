import { CheckmarkCircleIcon, CloudSlashIcon, ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type FormTexts, formTexts } from '../../texts/form/token.ts';
import type { SaveState } from '../draft-saver.ts';
import styles from './event-form.module.css';

type SaveLineProps = { state: SaveState; logInHref: string };

/** Whether what was typed is safe, at the top of the page. */
export function SaveLine({ state, logInHref }: SaveLineProps) {
  const { saving: texts, log_in } = useTexts(formTexts);
  const words = wordsOf(state, texts);
  return (
    <p className={styles.saved} role="status" data-state={toneOf(state)}>
      {state.kind === 'saving' ? <Spinner size="xs" /> : null}
      {state.kind === 'saved' ? <CheckmarkCircleIcon aria-hidden /> : null}
      {state.kind === 'trying' ? <CloudSlashIcon aria-hidden /> : null}
      {isBad(state) ? <ExclamationmarkTriangleIcon aria-hidden /> : null}
      {words}
      {state.kind === 'logged_out' ? <TextLink href={logInHref}>{log_in}</TextLink> : null}
    </p>
  );
}

const isBad = ({ kind }: SaveState): boolean => kind === 'refused' || kind === 'conflict' || kind === 'logged_out';

const toneOf = (state: SaveState): string | undefined => {
  if (state.kind === 'saved') return 'good';
  return isBad(state) ? 'bad' : state.kind === 'trying' ? 'warn' : undefined;
};

function wordsOf(state: SaveState, texts: FormTexts['saving']): string {
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
