import { useTexts } from '#platform/web/language.tsx';
import { ChartKeys } from '#ui/chart-keys.tsx';
import { chartScale } from '#ui/chart-scale.ts';
import { Table } from '#ui/table.tsx';
import type { Measure } from '../rules.ts';
import { statisticsTexts } from '../texts/token.ts';
import styles from './columns.module.css';
import { countText, inUnit } from './shown-count.ts';

export type ChartColumn = {
  key: string;
  /** Below the columns; short. */
  label: string;
  /** In the table, where there is room. */
  name: string;
  /** Null where it is not told. */
  count: number | null;
  before: number | null;
};

type ColumnChartProps = { title: string; columnName: string; measure: Measure; columns: readonly ChartColumn[] };

type Size = { width: number; height: number; most: number };

const WIDE: Size = { width: 560, height: 260, most: 12 };
const NARROW: Size = { width: 340, height: 230, most: 6 };
const [START, TOP, BELOW] = [46, 14, 34];

/** Time: beside each column the one of the year before; and the same as a table. */
export function ColumnChart({ title, columnName, measure, columns }: ColumnChartProps) {
  const texts = useTexts(statisticsTexts);
  const shown = (count: number | null, otherwise: string) => (count === null ? otherwise : countText(measure, count));
  return (
    <figure className={styles.chart}>
      <ChartKeys keys={[{ text: texts.now }, { text: texts.file.before, kind: 'second' }]} />
      <ColumnDrawing className={styles.wide ?? ''} title={title} measure={measure} columns={columns} size={WIDE} />
      <ColumnDrawing className={styles.narrow ?? ''} title={title} measure={measure} columns={columns} size={NARROW} />
      <details className={styles.table}>
        <summary>{texts.as_table}</summary>
        <Table caption={texts.table_of(title)} isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">{columnName}</th>
              <th scope="col" data-number>
                {texts.file.count}
              </th>
              <th scope="col" data-number>
                {texts.file.before}
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, name, count, before }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td data-number>{shown(count, texts.few)}</td>
                <td data-number>{shown(before, texts.unknown)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

type DrawingProps = {
  className: string;
  title: string;
  measure: Measure;
  columns: readonly ChartColumn[];
  size: Size;
};

function ColumnDrawing({ className, title, measure, columns, size: { width, height, most } }: DrawingProps) {
  const inUnits = (count: number | null) => (count === null ? 0 : inUnit(measure, count));
  const { top, lines } = chartScale(
    Math.max(0, ...columns.flatMap(({ count, before }) => [inUnits(count), inUnits(before)])),
  );
  const bottom = height - BELOW;
  const yOf = (value: number) => bottom - ((bottom - TOP) * value) / top;
  const room = (width - START) / Math.max(1, columns.length);
  const thick = Math.min(28, room * 0.36);
  // Where there is little room every second or third has its name; the table has them all.
  const every = Math.ceil(columns.length / most);
  return (
    <svg className={`${styles.drawing} ${className}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {lines.map((line) => (
        <g key={line}>
          <line className={styles.line} x1={START} x2={width} y1={yOf(line)} y2={yOf(line)} />
          <text className={styles.word} x={START - 8} y={yOf(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {columns.map(({ key, label, count, before }, place) => {
        const middle = START + room * (place + 0.5);
        const columnOf = (value: number, x: number, kind: string) =>
          value > 0 ? (
            <rect
              className={styles.column}
              data-kind={kind}
              x={x}
              y={yOf(value)}
              width={thick}
              height={bottom - yOf(value)}
              rx={Math.min(4, thick / 4)}
            />
          ) : null;
        return (
          <g key={key}>
            {columnOf(inUnits(before), middle - thick - 1, 'before')}
            {columnOf(inUnits(count), middle + 1, 'now')}
            {(columns.length - 1 - place) % every === 0 ? (
              <text className={styles.word} x={middle} y={height - 12} textAnchor="middle">
                {label}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
