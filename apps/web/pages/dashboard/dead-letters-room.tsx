import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import type { DeadLetters, MessageQueue } from '#features/messages/office-contract.ts';
import { deadLetterTexts } from '#features/messages/texts/office/token.ts';
import { listDeadLetters, retryDeadLetters } from '#features/messages/web/office-calls.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';

/** DSH-02: what waits to be sent, what did not arrive, and another try. */
export function DeadLettersRoom() {
  const texts = useTexts(deadLetterTexts);
  const answer = useAnswer(listDeadLetters, {});
  const letters = answer.data?.data ?? [];
  const hasRetryable = letters.some(({ retryable }) => retryable > 0);
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading title={texts.title} lead={texts.lead} action={hasRetryable ? <TryAgain /> : null} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data ? (
        <>
          <QueueLines queues={answer.data.queues} />
          <SectionHeading title={texts.dead} />
          {letters.length === 0 ? (
            <EmptyState title={texts.none.title} level={3}>
              {texts.none.text}
            </EmptyState>
          ) : (
            <ul className="nb-panel nb-lines">
              {letters.map((letter) => (
                <li key={`${letter.channel} ${letter.template} ${letter.failure}`}>
                  <LetterLine letter={letter} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : null}
    </section>
  );
}

function TryAgain() {
  const texts = useTexts(deadLetterTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const trying = useAction(
    async () => {
      const { data } = await call(retryDeadLetters, { body: { channel: null } });
      showToast({ tone: 'success', title: texts.done(data.count) });
      setIsAsking(false);
    },
    { invalidates: [listDeadLetters], isToldInToast: true },
  );
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {texts.retry}
      </Button>
      <ConfirmationDialog
        isOpen={isAsking}
        title={texts.retry_title}
        text={texts.retry_text}
        confirmLabel={texts.retry_yes}
        cancelLabel={texts.cancel}
        closeLabel={texts.close}
        isPending={trying.isPending}
        onConfirm={() => void trying.run()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function QueueLines({ queues }: { queues: readonly MessageQueue[] }) {
  const texts = useTexts(deadLetterTexts);
  if (queues.length === 0) return <p className="nb-muted">{texts.nothing_waits}</p>;
  return (
    <ul className="nb-panel nb-lines" aria-label={texts.queues}>
      {queues.map(({ channel, class: kind, waiting, failed }) => (
        <li key={`${channel} ${kind}`}>
          <strong>
            {texts.channels[channel]} · {texts.classes[kind]}
          </strong>
          <p className="nb-small nb-muted">{texts.queue(waiting, failed)}</p>
        </li>
      ))}
    </ul>
  );
}

function LetterLine({ letter }: { letter: DeadLetters }) {
  const texts = useTexts(deadLetterTexts);
  const reading = { moments: useTexts(momentTexts), now: usePortal().now };
  const when = (at: string) => whenText({ start_at: at }, reading);
  const { channel, template, failure, count, retryable, first_at, last_at } = letter;
  return (
    <div className="nb-stack">
      <span>
        <strong>{texts.count(count)}</strong> · {texts.channels[channel]} · <code>{template}</code>
      </span>
      <span>{failure ?? texts.unknown}</span>
      <span className="nb-small nb-muted">
        {texts.period(when(first_at), when(last_at))}. {texts.retryable(retryable)}.
      </span>
    </div>
  );
}
