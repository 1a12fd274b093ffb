import { useAction } from '#features/identity/web/use-action.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ShowRest } from '#ui/show-rest.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ImportRun } from '../contract.ts';
import type { OwnSource } from '../source-contract.ts';
import { importSourceTexts } from '../texts/sources/token.ts';
import { importTexts } from '../texts/token.ts';
import { OutcomeTag } from './outcome-tag.tsx';
import { fetchImportSource, getImportSources } from './source-calls.ts';
import styles from './source-card.module.css';

/** What is done in a dialog. */
export type SourceDeed = 'edit' | 'remove' | 'lose';

type SourceCardProps = { source: OwnSource; canChange: boolean; onDeed: (deed: SourceDeed) => void };

/** One source: whose it is, how it went last, and what was wrong with it. */
export function SourceCard({ source, canChange, onDeed }: SourceCardProps) {
  const texts = useTexts(importSourceTexts);
  const { events } = useTexts(importTexts);
  const { id, name, kind, address, organization, events_count, last_run, faults } = source;
  return (
    <article className="nb-panel nb-stack nb-gap-s" aria-labelledby={`source-${id}`}>
      <h3 id={`source-${id}`}>{name}</h3>
      <p className={styles.address}>
        {texts.kinds[kind]}: {address}
      </p>
      <p>
        {texts.belongs(organization?.name ?? texts.municipality)}. {events(events_count)}.
      </p>
      {last_run ? <LastRun run={last_run} done_at={source.done_at} /> : <p>{texts.waiting}</p>}
      {faults.length > 0 ? <FaultList faults={faults} /> : null}
      {canChange ? <SourceActions source={source} onDeed={onDeed} /> : null}
    </article>
  );
}

function LastRun({ run, done_at }: { run: ImportRun; done_at: string | null }) {
  const texts = useTexts(importSourceTexts);
  const { last, good } = useTexts(importTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const at = (moment: string) => whenText({ start_at: moment }, { now, moments });
  const trouble = texts.troubles[run.message as keyof typeof texts.troubles];
  const what =
    run.message === 'unchanged'
      ? texts.unchanged
      : texts.counts(run.created_count, run.changed_count, run.removed_count, run.skipped_count);
  return (
    <>
      <p className="nb-row">
        <OutcomeTag outcome={run.outcome} />
        <span className="nb-muted">{last(at(run.started_at))}</span>
      </p>
      {run.outcome === 'done' ? <p>{what}</p> : null}
      {trouble ? <p>{trouble}</p> : null}
      {run.outcome !== 'done' && done_at ? <p className="nb-muted">{good(at(done_at))}</p> : null}
    </>
  );
}

function FaultList({ faults }: Pick<OwnSource, 'faults'>) {
  const texts = useTexts(importSourceTexts);
  return (
    <ShowRest moreLabel={texts.faults_title(faults.length)} fewerLabel={texts.fewer}>
      <ul>
        {faults.map(({ line, kind, detail }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two faults can be the same in all that is said of them.
          <li key={position}>
            {line === null ? null : <strong>{texts.line(line)}: </strong>}
            {detail ? texts.about(texts.faults[kind], detail) : texts.faults[kind]}
          </li>
        ))}
      </ul>
    </ShowRest>
  );
}

function SourceActions({ source: { id, name, last_run }, onDeed }: Omit<SourceCardProps, 'canChange'>) {
  const texts = useTexts(importSourceTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const fetching = useAction(
    async () => {
      await call(fetchImportSource, { params: { id }, body: { accepts_loss: false } });
      showToast({ tone: 'success', title: texts.done.fetched });
    },
    { invalidates: [getImportSources], isToldInToast: true },
  );
  return (
    <footer className="nb-row">
      <Button
        variant="secondary"
        isSmall
        aria-label={texts.fetch_which(name)}
        isLoading={fetching.isPending}
        onClick={() => void fetching.run()}
      >
        {texts.fetch}
      </Button>
      {last_run?.message === 'lost_too_much' ? (
        <Button variant="secondary" isSmall isDanger onClick={() => onDeed('lose')}>
          {texts.accept_loss}
        </Button>
      ) : null}
      <Button variant="secondary" isSmall aria-label={texts.edit_which(name)} onClick={() => onDeed('edit')}>
        {texts.edit}
      </Button>
      <Button
        variant="secondary"
        isSmall
        isDanger
        aria-label={texts.remove_which(name)}
        onClick={() => onDeed('remove')}
      >
        {texts.remove}
      </Button>
    </footer>
  );
}
