import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Table } from '#ui/table.tsx';
import type { ImportRun } from '../contract.ts';
import { importSourceTexts } from '../texts/sources/token.ts';
import { importTexts } from '../texts/token.ts';
import { OutcomeTag } from './outcome-tag.tsx';

/** The last times that activities were fetched, the newest first. What went wrong stands below what was done. */
export function RunTable({ runs }: { runs: readonly ImportRun[] }) {
  const texts = useTexts(importTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { troubles, unchanged } = useTexts(importSourceTexts);
  const { columns } = texts;
  const words: Readonly<Record<string, string>> = { ...troubles, unchanged };
  const wordsOf = (message: string) => words[message] ?? message;
  return (
    <Table caption={texts.runs_title}>
      <thead>
        <tr>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.source}</th>
          <th scope="col">{columns.outcome}</th>
          <th scope="col">{columns.what}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run.id}>
            <td>{whenText({ start_at: run.started_at }, { now, moments })}</td>
            <td>{texts.names[run.source] ?? run.name ?? run.source}</td>
            <td>
              <OutcomeTag outcome={run.outcome} />
            </td>
            <td>
              {texts.counts(run.created_count, run.changed_count, run.removed_count, run.skipped_count)}
              {run.message ? <p className="nb-small nb-muted">{wordsOf(run.message)}</p> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
