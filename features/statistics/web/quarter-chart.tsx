import { useTexts } from '#platform/web/language.tsx';
import type { Reach } from '../contract.ts';
import { quarterText } from '../part-texts.ts';
import { statisticsTexts } from '../texts/token.ts';
import { ColumnChart } from './column-chart.tsx';

/** The measure quarter by quarter, of everything or of the chosen part. */
export function QuarterChart({ reach: { measure, by_quarter } }: { reach: Reach }) {
  const texts = useTexts(statisticsTexts);
  return (
    <ColumnChart
      title={texts.by_quarter}
      columnName={texts.quarter_name}
      measure={measure}
      columns={by_quarter.map(({ quarter, count, before }) => {
        const name = quarterText(quarter, texts);
        return {
          key: quarter,
          label: texts.short_quarter(Math.ceil(Number(quarter.slice(5, 7)) / 3)),
          name,
          count,
          before,
        };
      })}
    />
  );
}
