import { CheckmarkCircleIcon, CloudSlashIcon, ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import { useEffect, useRef } from 'react';
import { clock } from '#platform/language/dates.ts';
import type { SaveState } from '#platform/web/draft-saver.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type FormTexts, formTexts } from '../../texts/form/token.ts';
import styles from './event-form.module.css';

type SaveLineProps = {
  state: SaveState;
  logInHref: string;
  /** How often a press on a button has ended here: then it is in view and has the focus. */
  time: number;
};

/** Whether what was typed is safe, at the top of the page. */
export function SaveLine({ state, logInHref, time }: SaveLineProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const { saving: texts, log_in } = useTexts(formTexts);
  const words = wordsOf(state, texts);
  useEffect(() => {
    if (time > 0) ref.current?.focus();
  }, [time]);
  return (
    <p ref={ref} className={styles.saved} role="status" tabIndex={-1} data-state={toneOf(state)}>
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
