import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped } from '#platform/language/money.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowRest } from '#ui/show-rest.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { clockOf } from '../clock-of.ts';
import type { JobKind } from '../contract.ts';
import { type OperationTexts, operationTexts } from '../texts/token.ts';
import { listJobs, retryJob } from './calls.ts';

/** DSH-02: what is done in the background, what failed and why, and another try. */
export function JobsRoom() {
  const { jobs: texts } = useTexts(operationTexts);
  const answer = useAnswer(listJobs, {});
  const jobs = answer.data?.data ?? [];
  const ran = jobs.filter((job) => stateOf(job) !== 'never');
  const others = jobs.filter((job) => stateOf(job) === 'never');
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading title={texts.title} lead={texts.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data?.data.length === 0 ? (
        <EmptyState title={texts.none.title} level={3}>
          {texts.none.text}
        </EmptyState>
      ) : null}
      {ran.length > 0 ? <JobList label={texts.list} jobs={ran} /> : null}
      {others.length > 0 ? (
        <ShowRest moreLabel={texts.more(others.length)} fewerLabel={texts.fewer}>
          <JobList label={texts.never} jobs={others} />
        </ShowRest>
      ) : null}
    </section>
  );
}

const JobList = ({ label, jobs }: { label: string; jobs: readonly JobKind[] }) => (
  <ul className="nb-panel nb-lines" aria-label={label}>
    {jobs.map((job) => (
      <li key={job.name}>
        <JobLines job={job} />
      </li>
    ))}
  </ul>
);

type JobState = 'failed' | 'late' | 'running' | 'well' | 'never';

const TONES = { failed: 'danger', late: 'warning', running: 'info', well: 'success', never: 'neutral' } as const;

function stateOf({ can_retry, is_late, last, running }: JobKind): JobState {
  if (can_retry || last?.is_failed) return 'failed';
  if (is_late) return 'late';
  if (running.length > 0) return 'running';
  return last ? 'well' : 'never';
}

function JobLines({ job }: { job: JobKind }) {
  const { jobs: texts } = useTexts(operationTexts);
  const reading = { moments: useTexts(momentTexts), now: usePortal().now };
  const when = (at: string) => whenText({ start_at: at }, reading).toLowerCase();
  const { name, cron, waiting, oldest_at, failed, last, last_failure, running, can_retry } = job;
  const state = stateOf(job);
  const facts = last
    ? [
        texts.last(when(last.ended_at)),
        texts.took(inSeconds(last.milliseconds)),
        texts.rows(grouped(last.rows)),
        texts.at(last.host),
      ]
    : [texts.never];
  return (
    <div className="nb-stack">
      <span className="nb-row">
        <code>{name}</code>
        <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
        {can_retry ? <RetryButton name={name} /> : null}
      </span>
      {running.map(({ host, since }) => (
        <span key={`${host} ${since}`}>{texts.running(host, when(since))}</span>
      ))}
      {waiting > 0 && oldest_at ? <span>{texts.waiting(grouped(waiting), when(oldest_at))}</span> : null}
      {failed > 0 ? <span>{texts.failed(grouped(failed))}</span> : null}
      {last_failure ? <span>{texts.failure(when(last_failure.at), last_failure.text || texts.no_cause)}</span> : null}
      <span className="nb-small nb-muted">
        {[cron === null ? texts.on_demand : clockWords(cron, texts), ...facts].join(' · ')}
      </span>
    </div>
  );
}

function clockWords(cron: string, texts: OperationTexts['jobs']): string {
  const clock = clockOf(cron);
  if (clock.kind === 'minutes') return texts.every_minutes(clock.every);
  if (clock.kind === 'hourly') return texts.hourly(clock.minute);
  return clock.kind === 'daily' ? texts.daily(clock.at) : texts.clock(clock.cron);
}

const inSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1).replace('.', ',');

function RetryButton({ name }: { name: string }) {
  const { jobs: texts } = useTexts(operationTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const trying = useAction(
    async () => {
      const { data } = await call(retryJob, { body: { name } });
      showToast({ tone: 'success', title: texts.done(data.count) });
    },
    { invalidates: [listJobs], isToldInToast: true },
  );
  return (
    <Button
      variant="secondary"
      isSmall
      isLoading={trying.isPending}
      aria-label={texts.retry_which(name)}
      onClick={() => void trying.run()}
    >
      {texts.retry}
    </Button>
  );
}
