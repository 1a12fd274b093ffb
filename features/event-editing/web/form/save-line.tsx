import { useEffect, useRef } from 'react';
import { SavedLine } from '#features/portal/web/saved-line.tsx';
import type { SaveState } from '#platform/web/draft-saver.ts';
import { useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formTexts } from '../../texts/form/token.ts';

type SaveLineProps = {
  state: SaveState;
  logInHref: string;
  /** How often a press on a button has ended here: then it is in view and has the focus. */
  time: number;
};

/** At the top of the page. */
export function SaveLine({ state, logInHref, time }: SaveLineProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const { saving: texts, log_in } = useTexts(formTexts);
  useEffect(() => {
    if (time > 0) ref.current?.focus();
  }, [time]);
  return (
    <SavedLine ref={ref} state={state} texts={texts}>
      {state.kind === 'logged_out' ? <TextLink href={logInHref}>{log_in}</TextLink> : null}
    </SavedLine>
  );
}
