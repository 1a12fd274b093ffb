import { useTexts } from '#platform/web/language.tsx';
import { ChartKeys } from '#ui/chart-keys.tsx';
import { Table } from '#ui/table.tsx';
import type { ReachGroup } from '../contract.ts';
import { namesText } from '../part-texts.ts';
import type { Dimension, Measure } from '../rules.ts';
import { statisticsTexts } from '../texts/token.ts';
import styles from './reach.module.css';
import { countText } from './shown-count.ts';

type GroupChartProps = { dimension: Dimension; measure: Measure; groups: readonly ReachGroup[] };

/** The first lines of a table of many; the table has them all. */
const MAX_BARS = 12;

/** Bars with last year's mark, and the same as a table. Parts that are told together share a bar. */
export function GroupChart({ dimension, measure, groups }: GroupChartProps) {
  const texts = useTexts(statisticsTexts);
  const nameOf = ({ parts }: ReachGroup) =>
    namesText(
      parts.map(({ name }) => name),
      texts,
    );
  const longest = Math.max(1, ...groups.flatMap(({ count, before }) => [count, before ?? 0]));
  const shareOf = (count: number) => Math.round((count / longest) * 1000) / 10;
  const bars = dimension === 'organization' ? groups.toSorted((one, other) => other.count - one.count) : groups;
  const isJoined = groups.some(({ parts }) => parts.length > 1);
  if (groups.length === 0) return <p className="nb-muted">{texts.too_few}</p>;
  return (
    <figure className={`nb-stack ${styles.chart}`}>
      <ChartKeys
        keys={[
          { text: texts.now },
          { text: texts.file.before, kind: 'mark' },
          ...(isJoined ? [{ text: texts.together, kind: 'second' as const }] : []),
        ]}
      />
      <ul className={styles.bars}>
        {bars.slice(0, MAX_BARS).map((group) => (
          <li key={group.parts[0]?.id} className={styles.bar}>
            <span className={styles.name}>{nameOf(group)}</span>
            <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.ground} width="100" height="1" />
              <rect
                className={styles.fill}
                data-joined={group.parts.length > 1 || undefined}
                width={shareOf(group.count)}
                height="1"
              />
              {group.before === null ? null : (
                <rect className={styles.mark} x={shareOf(group.before) - 0.4} width="0.8" height="1" />
              )}
            </svg>
            <strong className={styles.count}>{countText(measure, group.count)}</strong>
          </li>
        ))}
      </ul>
      {bars.length > MAX_BARS ? <p className="nb-muted">{texts.more_in_table(bars.length - MAX_BARS)}</p> : null}
      <details className={styles.table}>
        <summary>{texts.as_table}</summary>
        <Table caption={texts.table_of(texts.dimensions[dimension])} isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">{texts.file.part}</th>
              <th scope="col" data-number>
                {texts.file.count}
              </th>
              <th scope="col" data-number>
                {texts.file.before}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ parts, count, before }) => (
              <tr key={parts[0]?.id}>
                <th scope="row">{parts.map(({ name }) => name).join(', ')}</th>
                <td data-number>{countText(measure, count)}</td>
                <td data-number>{before === null ? texts.unknown : countText(measure, before)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}
