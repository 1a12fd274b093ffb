import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CardTable } from '#ui/card-table.tsx';
import type { HeadingLevel } from '#ui/heading.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ImportRun } from '../contract.ts';
import { importSourceTexts } from '../texts/sources/token.ts';
import { importTexts } from '../texts/token.ts';
import { OutcomeTag } from './outcome-tag.tsx';
import styles from './run-table.module.css';

/** The last times that activities were fetched, the newest first. What went wrong stands below what was done. */
export function RunTable({ runs, level = 2 }: { runs: readonly ImportRun[]; level?: HeadingLevel }) {
  const texts = useTexts(importTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { troubles, unchanged } = useTexts(importSourceTexts);
  const { columns } = texts;
  const words: Readonly<Record<string, string>> = { ...troubles, unchanged };
  const wordsOf = (message: string) => words[message] ?? message;
  return (
    <section className="nb-stack">
      <SectionHeading title={texts.runs_title} level={level} />
      <CardTable
        caption={texts.runs_title}
        names={
          <>
            <th scope="col">{columns.source}</th>
            <th scope="col">{columns.when}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.outcome}</th>
          </>
        }
      >
        {runs.map((run) => (
          <tr key={run.id} className={styles.run}>
            <th scope="row" className={styles.source}>
              {texts.names[run.source] ?? run.name ?? run.source}
            </th>
            <td className={styles.when}>{whenText({ start_at: run.started_at }, { now, moments })}</td>
            <td className={styles.what}>
              {texts.counts(run.created_count, run.changed_count, run.removed_count, run.skipped_count)}
              {run.message ? <p className="nb-small nb-muted">{wordsOf(run.message)}</p> : null}
            </td>
            <td className={styles.outcome}>
              <OutcomeTag outcome={run.outcome} />
            </td>
          </tr>
        ))}
      </CardTable>
    </section>
  );
}
