import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { ReachGroup } from '../contract.ts';
import type { Measure } from '../rules.ts';
import { statisticsTexts } from '../texts/token.ts';
import { ColumnChart } from './column-chart.tsx';

/** The measure month by month. Months that are told together share a column. */
export function ReachMonths({ measure, groups }: { measure: Measure; groups: readonly ReachGroup[] }) {
  const texts = useTexts(statisticsTexts);
  const { months } = useTexts(momentTexts);
  const shortName = (month: string) => months[Number(month.slice(5, 7)) as keyof typeof months].slice(0, 3);
  if (groups.length === 0) return <p className="nb-muted">{texts.too_few}</p>;
  return (
    <ColumnChart
      title={texts.dimensions.month}
      columnName={texts.month_name}
      measure={measure}
      columns={groups.map(({ parts, count, before }) => ({
        key: parts[0]?.id ?? '',
        label: [...new Set([parts[0], parts.at(-1)])].map((part) => shortName(part?.id ?? '')).join('–'),
        name: parts.map(({ name }) => name).join(', '),
        count,
        before,
      }))}
    />
  );
}
