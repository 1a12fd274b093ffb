import { millions } from '#platform/language/typed-money.ts';
import { chartScale } from '#ui/chart-scale.ts';
import type { Simulation } from '../simulation.ts';
import type { SchemeTexts } from '../texts/token.ts';
import styles from './scheme-charts.module.css';

type BudgetBarProps = { simulation: Simulation; texts: SchemeTexts['simulation'] };

const HEIGHT = 90;
const [WIDE, NARROW] = [600, 310];
const MILLION_ORE = 100_000_000;

/** What it costs beside what there is, drawn for two widths so that the words are as large in each. */
export function BudgetBar({ simulation, texts }: BudgetBarProps) {
  const { likely_ore, high_ore, budget_ore } = simulation;
  const label = texts.chart(millions(likely_ore), millions(high_ore), millions(budget_ore));
  return (
    <div className={styles.chartBox}>
      <BudgetDrawing width={WIDE} className={styles.wide} label={label} simulation={simulation} texts={texts} />
      <BudgetDrawing width={NARROW} className={styles.narrow} label={label} simulation={simulation} texts={texts} />
    </div>
  );
}

type DrawingProps = BudgetBarProps & { width: number; className: string | undefined; label: string };

function BudgetDrawing({ width, className, label, simulation, texts }: DrawingProps) {
  const { likely_ore, high_ore, budget_ore } = simulation;
  const most = Math.max(high_ore, budget_ore, MILLION_ORE / 100) * 1.1;
  // In hundredths of millions, so that small schemes have whole steps too.
  const { top, lines } = chartScale(most / (MILLION_ORE / 100));
  const xOf = (ore: number) => (width * ore) / (top * (MILLION_ORE / 100));
  const limit = xOf(budget_ore);
  const anchor = limit > width * 0.8 ? 'end' : limit < width * 0.2 ? 'start' : 'middle';
  const shown = width === WIDE ? lines : [lines[0] ?? 0, lines.at(-1) ?? 0];
  return (
    <svg className={`${styles.chart} ${className}`} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      <rect className={styles.track} y="34" width={width} height="28" rx="8" />
      <rect className={styles.second} y="34" width={Math.min(width, xOf(high_ore))} height="28" rx="8" />
      <rect className={styles.first} y="34" width={Math.min(width, xOf(likely_ore))} height="28" rx="8" />
      <line className={styles.limit} x1={limit} x2={limit} y1="22" y2="70" />
      <text className={styles.strong} x={limit} y="15" textAnchor={anchor}>
        {texts.budget(millions(budget_ore))}
      </text>
      {shown.map((line, place) => (
        <text
          key={line}
          className={styles.word}
          x={(width * line) / top}
          y="84"
          textAnchor={place === 0 ? 'start' : line === top ? 'end' : 'middle'}
        >
          {line === 0 ? '0' : texts.million(plain(line))}
        </text>
      ))}
    </svg>
  );
}

const plain = (hundredths: number): string => String(hundredths / 100).replace('.', ',');
