import { chartScale } from '#ui/chart-scale.ts';
import styles from './scheme-charts.module.css';

export type AgeBar = { age: number; children: number; isNew: boolean };
type AgeChartProps = { label: string; bars: readonly AgeBar[] };
type Size = { width: number; height: number; bottom: number; barShare: number; radius: number; every: number };

const WIDE: Size = { width: 600, height: 270, bottom: 240, barShare: 0.66, radius: 5, every: 1 };
const NARROW: Size = { width: 310, height: 190, bottom: 160, barShare: 0.68, radius: 3, every: 2 };
const TOP = 30;
const DIGIT = 8;

/** How many children there are of each age; those who would be new are only outlined. */
export function AgeChart({ label, bars }: AgeChartProps) {
  return (
    <div className={styles.chartBox}>
      <AgeDrawing size={WIDE} className={styles.wide} label={label} bars={bars} />
      <AgeDrawing size={NARROW} className={styles.narrow} label={label} bars={bars} />
    </div>
  );
}

type DrawingProps = AgeChartProps & { size: Size; className: string | undefined };

function AgeDrawing({ size, className, label, bars }: DrawingProps) {
  const { width, height, bottom, barShare, radius } = size;
  const { top, lines } = chartScale(Math.max(1, ...bars.map(({ children }) => children)));
  const yOf = (value: number) => bottom - ((bottom - TOP) * value) / top;
  const start = 18 + DIGIT * String(top).length;
  const room = (width - start) / Math.max(1, bars.length);
  const every = Math.max(size.every, Math.ceil(bars.length / (width / 32)));
  return (
    <svg className={`${styles.chart} ${className}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map((line) => (
        <g key={line}>
          <line className={styles.line} x1={start} x2={width} y1={yOf(line)} y2={yOf(line)} />
          <text className={styles.word} x={start - 8} y={yOf(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {bars.map(({ age, children, isNew }, place) => {
        const middle = start + room * (place + 0.5);
        const isNamed = (bars.length - 1 - place) % every === 0;
        return (
          <g key={age}>
            <rect
              className={isNew ? styles.outlined : styles.first}
              x={middle - (room * barShare) / 2}
              y={yOf(children)}
              width={room * barShare}
              height={bottom - yOf(children)}
              rx={radius}
            />
            {isNamed ? (
              <text className={isNew ? styles.strong : styles.word} x={middle} y={bottom + 22} textAnchor="middle">
                {age}
              </text>
            ) : null}
            {isNew && isNamed ? (
              <text className={styles.strong} x={middle} y={yOf(children) - 8} textAnchor="middle">
                {`+${children}`}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
