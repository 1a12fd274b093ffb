import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnCase } from '../contract.ts';
import { MAX_WORDS_LENGTH } from '../rules.ts';
import { reportTexts } from '../texts/token.ts';
import { appealCase, listAboutMe, listMyReports } from './calls.ts';

/** One case as one of its sides reads it. */
export function OwnCaseCard({ ownCase, now }: { ownCase: OwnCase; now: Date }) {
  const { own: texts } = useTexts(reportTexts);
  const moments = useTexts(momentTexts);
  const { number, kind, name, words, decision, decision_reason, due_at, appeal_decision, appeal_reason } = ownCase;
  return (
    <article id={`sak-${number}`} className="nb-panel nb-stack nb-gap-s">
      <p className="nb-row">
        <Tag>{texts.number(number)}</Tag>
        <Tag tone={decision === null ? 'warning' : 'neutral'}>
          {decision ? texts.decisions[decision] : texts.waiting}
        </Tag>
      </p>
      <h3 className="nb-h3">{texts.things[kind](name)}</h3>
      {words ? <p>{texts.said(words)}</p> : null}
      {decision === null && due_at ? (
        <p className="nb-muted">{texts.due(whenText({ start_at: due_at }, { now, moments }))}</p>
      ) : null}
      {ownCase.is_referred ? <p>{texts.referred}</p> : null}
      {ownCase.suspended_until ? <p>{texts.suspended_until(longDate(ownCase.suspended_until, moments))}</p> : null}
      {decision_reason ? <p>{texts.why(decision_reason)}</p> : null}
      {ownCase.appealed_at && !appeal_decision ? <p className="nb-muted">{texts.appealed}</p> : null}
      {appeal_decision ? <p>{texts.appeal_answer(texts.decisions[appeal_decision])}</p> : null}
      {appeal_reason ? <p>{texts.why(appeal_reason)}</p> : null}
      {ownCase.appeal_until ? <Appeal ownCase={ownCase} until={longDate(ownCase.appeal_until, moments)} /> : null}
    </article>
  );
}

function Appeal({ ownCase: { id, number }, until }: { ownCase: OwnCase; until: string }) {
  const { own: texts } = useTexts(reportTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const { run, isPending, errors } = useAction(
    async (words: string) => {
      await call(appealCase, { params: { id }, body: { words } });
      setIsOpen(false);
      showToast({ tone: 'success', title: texts.sent });
    },
    { invalidates: [listMyReports, listAboutMe], fields: ['words'], isToldInToast: true },
  );
  return (
    <div className="nb-row">
      <p className="nb-muted">{texts.until(until)}</p>
      <Button isSmall variant="secondary" aria-label={texts.appeal_which(number)} onClick={() => setIsOpen(true)}>
        {texts.appeal}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={texts.dialog.title(number)}
          text={texts.dialog.text}
          texts={texts.dialog}
          longest={MAX_WORDS_LENGTH}
          isPending={isPending}
          isHarmless
          error={errors.words}
          onSend={(words) => void run(words)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
