import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped } from '#platform/language/money.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { PortalHealth, PortalProcess } from '../contract.ts';
import { operationTexts } from '../texts/token.ts';
import { listProcesses } from './calls.ts';

/** DSH-02: every process of the portal, and what is wrong in plain words. */
export function HealthRoom() {
  const { health: texts } = useTexts(operationTexts);
  const answer = useAnswer(listProcesses, {});
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading title={texts.title} lead={texts.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data ? (
        <>
          <WholeNotice health={answer.data} />
          {answer.data.data.length === 0 ? (
            <EmptyState title={texts.none.title} level={3}>
              {texts.none.text}
            </EmptyState>
          ) : (
            <ul className="nb-stack nb-gap-m" aria-label={texts.list}>
              {answer.data.data.map((process) => (
                <li key={process.id}>
                  <ProcessPanel process={process} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : null}
    </section>
  );
}

/** What concerns all of them. */
function WholeNotice({ health: { data, has_worker, late } }: { health: PortalHealth }) {
  const { health: texts } = useTexts(operationTexts);
  const reading = { moments: useTexts(momentTexts), now: usePortal().now };
  const faults = [
    ...(has_worker ? [] : [texts.no_worker]),
    ...late.map(({ name, oldest_at }) => texts.late(name, whenText({ start_at: oldest_at }, reading).toLowerCase())),
  ];
  if (faults.length === 0) {
    return data.some(({ troubles }) => troubles.length > 0) ? null : <Notice tone="success">{texts.well}</Notice>;
  }
  return (
    <Notice tone="danger">
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </Notice>
  );
}

const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function ProcessPanel({ process }: { process: PortalProcess }) {
  const { health: texts } = useTexts(operationTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { facts } = texts;
  const hasStopped = process.troubles.includes('stopped');
  return (
    <article className="nb-panel nb-stack">
      <div className="nb-row">
        <h3>
          {process.host} · {texts.roles[process.role]}
        </h3>
        {process.troubles.length === 0 ? <Tag tone="success">{texts.fine}</Tag> : null}
        {process.troubles.map((trouble) => (
          <Tag key={trouble} tone={trouble === 'stopped' ? 'danger' : 'warning'}>
            {texts.troubles[trouble]}
          </Tag>
        ))}
      </div>
      <FactList
        facts={[
          { term: facts.seen, value: asSentence(timeAgo(process.seen_at, { now, moments })) },
          { term: facts.started, value: whenText({ start_at: process.started_at }, { now, moments }) },
          { term: facts.version, value: <code>{process.version}</code> },
          ...(hasStopped
            ? []
            : [
                { term: facts.memory, value: texts.memory(grouped(process.memory_mb)) },
                { term: facts.delay, value: texts.delay(process.loop_delay_ms) },
                { term: facts.connections, value: grouped(process.connections) },
                {
                  term: facts.running,
                  value: process.running.map(({ name }) => name).join(', ') || texts.nothing,
                },
              ]),
        ]}
      />
    </article>
  );
}
