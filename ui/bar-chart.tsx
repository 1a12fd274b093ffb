import styles from './bar-chart.module.css';
import { ChartKeys } from './chart-keys.tsx';
import { chartScale } from './chart-scale.ts';
import { Table } from './table.tsx';

export type ChartBar = {
  key: string;
  /** Below the bar; short. */
  label: string;
  /** Where the bars are close together. */
  narrowLabel?: string;
  /** In the table, where there is room. */
  fullLabel?: string;
  /** One for each of the series, the lowest part first; null is a number that is not shown. */
  values: readonly (number | null)[];
  /** Today's one. */
  isNow?: boolean;
};

type BarChartProps = {
  /** What the picture shows, in a sentence. */
  label: string;
  /** What a bar is: 'Uke'. */
  barName: string;
  /** At most two, from the bottom up. */
  series: readonly string[];
  bars: readonly ChartBar[];
  /** 'Vis tallene som tabell' */
  tableLabel: string;
  /** Stands for a number that is not shown. */
  hiddenText?: string;
};

type Size = { width: number; height: number; start: number; bottom: number; barShare: number };

const WIDE: Size = { width: 760, height: 290, start: 36, bottom: 250, barShare: 0.5 };
const MEDIUM: Size = { width: 520, height: 260, start: 34, bottom: 222, barShare: 0.56 };
const NARROW: Size = { width: 340, height: 230, start: 34, bottom: 195, barShare: 0.62 };
const TOP = 20;
/** Where there is little room only the last ones are drawn; the table has them all. */
const NARROW_BARS = 5;

const HIDDEN = '–';

/** Numbers that people compare: stacked bars with their sums on top, and the same as a table. */
export function BarChart({ label, barName, series, bars, tableLabel, hiddenText = HIDDEN }: BarChartProps) {
  const narrowBars = bars.map((bar) => ({ ...bar, label: bar.narrowLabel ?? bar.label }));
  return (
    <figure className={styles.chart}>
      {series.length > 1 ? (
        <ChartKeys keys={series.map((text, place) => (place === 0 ? { text } : { text, kind: 'second' }))} />
      ) : null}
      <Drawing className={styles.wide ?? ''} label={label} bars={bars} size={WIDE} />
      <Drawing className={styles.medium ?? ''} label={label} bars={narrowBars} size={MEDIUM} />
      <Drawing className={styles.narrow ?? ''} label={label} bars={narrowBars.slice(-NARROW_BARS)} size={NARROW} />
      <details className={styles.numbers}>
        <summary className={styles.open}>{tableLabel}</summary>
        <Table caption={label} isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">{barName}</th>
              {series.map((name) => (
                <th key={name} scope="col" data-number>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{bar.fullLabel ?? bar.label}</th>
                {series.map((name, place) => (
                  <td key={name} data-number>
                    {bar.values[place] ?? hiddenText}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

type DrawingProps = { className: string; label: string; bars: readonly ChartBar[]; size: Size };

function Drawing({ className, label, bars, size }: DrawingProps) {
  const { width, height, start, bottom, barShare } = size;
  const { top, lines } = chartScale(Math.max(0, ...bars.map(sumOf)));
  const yOf = (value: number) => bottom - ((bottom - TOP) * value) / top;
  const room = (width - start) / Math.max(1, bars.length);
  return (
    <svg className={`${styles.drawing} ${className}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map((line) => (
        <g key={line}>
          <line className={styles.line} x1={start} x2={width} y1={yOf(line)} y2={yOf(line)} />
          <text className={styles.word} x={start - 10} y={yOf(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {bars.map((bar, place) => {
        const middle = start + room * (place + 0.5);
        return (
          <g key={bar.key}>
            <Parts
              values={bar.values.map((value) => value ?? 0)}
              x={middle - (room * barShare) / 2}
              width={room * barShare}
              yOf={yOf}
            />
            <text className={styles.value} x={middle} y={yOf(sumOf(bar)) - 8} textAnchor="middle">
              {bar.values.includes(null) ? HIDDEN : sumOf(bar)}
            </text>
            <text
              className={bar.isNow ? styles.value : styles.word}
              x={middle}
              y={bottom + (height - bottom) * 0.6}
              textAnchor="middle"
            >
              {bar.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type PartsProps = { values: readonly number[]; x: number; width: number; yOf: (value: number) => number };

const GAP = 3;
const RADIUS = 6;

function Parts({ values, x, width, yOf }: PartsProps) {
  return values.map((value, place) => {
    const below = values.slice(0, place).reduce((sum, each) => sum + each, 0);
    const gap = below > 0 ? GAP : 0;
    const height = yOf(below) - yOf(below + value) - gap;
    // A part has no identity but its place in the pile.
    const key = place;
    return height > 0 ? (
      <rect
        key={key}
        className={styles.part}
        data-place={place}
        x={x}
        y={yOf(below + value)}
        width={width}
        height={height}
        rx={Math.min(RADIUS, height / 2)}
      />
    ) : null;
  });
}

const sumOf = ({ values }: ChartBar): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
