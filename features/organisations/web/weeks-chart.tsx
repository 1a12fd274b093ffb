import { shortDate } from '#platform/language/dates.ts';
import { weekNumber } from '#platform/language/days.ts';
import { useTexts } from '#platform/web/language.tsx';
import { BarChart } from '#ui/bar-chart.tsx';
import type { Statistic } from '../contract.ts';
import { organisationTexts } from '../texts/token.ts';

/** How many have signed up for each week, five back and two to come. */
export function WeeksChart({ weeks, now }: { weeks: Statistic['weeks']; now: Date }) {
  const { statistics: texts } = useTexts(organisationTexts);
  const today = shortDate(now);
  const thisWeek = weeks.filter(({ week }) => week <= today).at(-1)?.week;
  return (
    <BarChart
      label={texts.weeks.label}
      barName={texts.weeks.bar}
      series={[texts.weeks.attending, texts.weeks.waiting]}
      bars={weeks.map(({ week, attending, waiting }) => ({
        key: week,
        label: week === thisWeek ? texts.weeks.now : texts.weeks.week(weekNumber(week)),
        narrowLabel: texts.weeks.week(weekNumber(week)),
        fullLabel: texts.weeks.week(weekNumber(week)),
        values: [attending, waiting],
        isNow: week === thisWeek,
      }))}
      tableLabel={texts.table}
    />
  );
}
