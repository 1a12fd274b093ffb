import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '#platform/web/language.tsx';
import { confirmationTexts } from '../../texts/confirmations/token.ts';
import type { AskedDialogProps } from './asked-dialog.tsx';
import type { Confirm, ConfirmationAnswer } from './confirmations.ts';
import { ConfirmationContext } from './use-confirmation.ts';

type Question = { AskedDialog: ComponentType<AskedDialogProps>; props: AskedDialogProps };

/** Holds the question that is being asked. Dialog and texts come with the first one, not with the page. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const [question, setQuestion] = useState<Question | null>(null);
  const answerRef = useRef<((answer: ConfirmationAnswer) => void) | null>(null);

  const confirm: Confirm = useCallback(
    (kind, ...[values]) =>
      new Promise((resolve) => {
        function onAnswer(answer: ConfirmationAnswer) {
          if (answerRef.current === onAnswer) {
            answerRef.current = null;
            setQuestion(null);
          }
          resolve(answer);
        }
        // There is one question at a time: an earlier one, as after a double click, is taken back.
        answerRef.current?.(null);
        answerRef.current = onAnswer;
        Promise.all([import('./asked-dialog.tsx'), confirmationTexts.load(locale)]).then(
          ([{ AskedDialog }, texts]) => {
            if (answerRef.current === onAnswer) {
              setQuestion({ AskedDialog, props: { asked: { kind, values }, texts, onAnswer } });
            }
          },
          // Without a connection nothing could be carried out either, and the shell says that there is none.
          () => onAnswer(null),
        );
      }),
    [locale],
  );

  // A caller that waits for an answer on a page that is left hears that there is none.
  useEffect(() => () => answerRef.current?.(null), []);

  return (
    <ConfirmationContext value={confirm}>
      {children}
      {question ? <question.AskedDialog key={question.props.asked.kind} {...question.props} /> : null}
    </ConfirmationContext>
  );
}
