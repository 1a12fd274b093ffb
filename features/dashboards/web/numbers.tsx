import type { Statistic } from '#features/organisations/contract.ts';
import { addDays, osloWallTime, startOfDay } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { type NumberTile, NumberTiles } from '#ui/number-tiles.tsx';
import { type DashboardTexts, dashboardTexts } from '../texts/token.ts';

/** This month beside the one before it. */
export function Numbers({ statistic, now }: { statistic: Statistic; now: Date }) {
  const { numbers: texts } = useTexts(dashboardTexts);
  const moments = useTexts(momentTexts);
  const { this_month, last_month, followers, members } = statistic;
  const today = osloWallTime(now);
  const before = osloWallTime(addDays(startOfDay(now), -today.day));
  const nameOf = ({ month }: { month: number }) => moments.months[month as keyof typeof moments.months];
  const lastMonth = nameOf(before);
  return (
    <NumberTiles
      tiles={[
        {
          name: texts.attending(nameOf(today)),
          value: this_month.attending,
          ...comparedWith(this_month.attending - last_month.attending, lastMonth, texts),
        },
        filledOf(statistic, texts),
        { name: texts.followers, value: this_month.followers, note: texts.followers_in_all(followers) },
        { name: texts.members, value: this_month.members, note: texts.members_in_all(members) },
      ]}
    />
  );
}

function comparedWith(
  difference: number,
  month: string,
  texts: DashboardTexts['numbers'],
): Pick<NumberTile, 'note' | 'isUp'> {
  if (difference === 0) return { note: texts.same(month) };
  return difference > 0
    ? { note: texts.more(difference, month), isUp: true }
    : { note: texts.fewer(-difference, month) };
}

/** Where there is no limit there is nothing to fill. */
function filledOf({ this_month, events }: Statistic, texts: DashboardTexts['numbers']): NumberTile {
  const { attending, capacity } = this_month;
  if (!capacity) return { name: texts.events, value: events };
  const share = Math.min(100, Math.round((attending / capacity) * 100));
  return { name: texts.filled, value: `${share} %`, note: texts.places(attending, capacity) };
}
