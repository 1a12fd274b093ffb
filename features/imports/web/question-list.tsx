import { useAction } from '#features/identity/web/use-action.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ImportQuestion } from '../source-contract.ts';
import { ANSWERS, type QuestionAnswer } from '../source-rules.ts';
import { importSourceTexts } from '../texts/sources/token.ts';
import { answerImportQuestion, getImportSources } from './source-calls.ts';

/** What is not published, or not overwritten, before an admin has said so. */
export function QuestionList({ questions }: { questions: readonly ImportQuestion[] }) {
  const texts = useTexts(importSourceTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const answering = useAction(
    async ({ id, answer }: { id: ImportQuestion['id']; answer: QuestionAnswer }) => {
      await call(answerImportQuestion, { params: { id }, body: { answer } });
      showToast({ tone: 'success', title: texts.done.answered });
    },
    { invalidates: [getImportSources], isToldInToast: true },
  );
  return (
    <section className="nb-stack nb-gap-s" aria-labelledby="import-questions">
      <h3 id="import-questions">{texts.questions_title}</h3>
      {questions.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          pending={answering.pending?.id === question.id ? answering.pending.answer : null}
          onAnswer={(answer) => void answering.run({ id: question.id, answer })}
        />
      ))}
    </section>
  );
}

type QuestionCardProps = {
  question: ImportQuestion;
  pending: QuestionAnswer | null;
  onAnswer: (answer: QuestionAnswer) => void;
};

function QuestionCard({ question, pending, onAnswer }: QuestionCardProps) {
  const texts = useTexts(importSourceTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { id, name, venue, kind, source_name, start_at, event } = question;
  const when = whenText({ start_at }, { now, moments });
  return (
    <article className="nb-panel nb-stack nb-gap-s" aria-labelledby={`question-${id}`}>
      <h4 id={`question-${id}`}>{name}</h4>
      <p className="nb-muted">{texts.asked_about(source_name, venue ? `${when} · ${venue}` : when)}</p>
      <p>{texts.questions[kind]}</p>
      <p>
        <TextLink href={paths.event(event.id)}>
          {event.organizer ? texts.by(event.name, event.organizer) : event.name}
        </TextLink>
      </p>
      <footer className="nb-row">
        {ANSWERS[kind].map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            isSmall
            aria-label={texts.answer_which(texts.answers[answer], name)}
            isLoading={pending === answer}
            onClick={() => onAnswer(answer)}
          >
            {texts.answers[answer]}
          </Button>
        ))}
      </footer>
    </article>
  );
}
