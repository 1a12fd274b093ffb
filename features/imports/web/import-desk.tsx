import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ImportSource } from '../contract.ts';
import { importTexts } from '../texts/token.ts';
import { getMunicipalImports } from './calls.ts';
import { OutcomeTag } from './outcome-tag.tsx';
import { OwnSources } from './own-sources.tsx';
import { RunTable } from './run-table.tsx';

/** DSH-03: where activities are fetched from, and what went wrong. */
export function ImportDesk() {
  const texts = useTexts(importTexts);
  const answer = useAnswer(getMunicipalImports, { query: useOffice() });
  const found = answer.data?.data;
  return (
    <>
      <PageHeader title={texts.page_title} lead={texts.lead} />
      <OwnSources />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {found && found.sources.length > 0 ? (
        <SectionHeading title={texts.sources_title} lead={texts.sources_lead} />
      ) : null}
      {found?.sources.map((source) => (
        <SharedSource key={source.source} source={source} />
      ))}
      {found && found.runs.length > 0 ? <RunTable runs={found.runs} /> : null}
    </>
  );
}

function SharedSource({ source: { source, events_count, last_run, done_at } }: { source: ImportSource }) {
  const texts = useTexts(importTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const at = (moment: string) => whenText({ start_at: moment }, { now, moments });
  return (
    <section className="nb-panel nb-stack nb-gap-s" aria-labelledby={`source-${source}`}>
      <h3 id={`source-${source}`}>{texts.names[source] ?? source}</h3>
      <p>{texts.events(events_count)}</p>
      {last_run ? (
        <p className="nb-row">
          <OutcomeTag outcome={last_run.outcome} />
          <span className="nb-muted">{texts.last(at(last_run.started_at))}</span>
        </p>
      ) : null}
      {last_run?.outcome === 'done' ? null : <p>{done_at ? texts.good(at(done_at)) : texts.never}</p>}
      {last_run?.message ? <p className="nb-muted">{last_run.message}</p> : null}
    </section>
  );
}
