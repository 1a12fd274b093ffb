import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { BarChart } from '#ui/bar-chart.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Statistic } from '../contract.ts';
import { organisationTexts } from '../texts/token.ts';
import { getStatistic } from './calls.ts';
import styles from './statistics.module.css';
import { WeeksChart } from './weeks-chart.tsx';

type StatisticsProps = { id: string; now: Date };

/** How it goes, for those who run it (ORG-07). */
export function Statistics({ id, now }: StatisticsProps) {
  const texts = useTexts(organisationTexts);
  const answer = useAnswer(getStatistic, { params: { id } });
  return (
    <section className={styles.statistics} aria-labelledby="slik-gar-det">
      <SectionHeading id="slik-gar-det" title={texts.statistics.title} lead={texts.statistics.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.statistics.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data ? <StatisticNumbers statistic={answer.data.data} now={now} /> : null}
    </section>
  );
}

function StatisticNumbers({ statistic, now }: { statistic: Statistic; now: Date }) {
  const { statistics: texts } = useTexts(organisationTexts);
  const moments = useTexts(momentTexts);
  const { this_month, last_month, weeks, months } = statistic;
  const compared = this_month.attending - last_month.attending;
  return (
    <>
      <NumberTiles
        tiles={[
          {
            name: texts.attending,
            value: this_month.attending,
            note: compared === 0 ? texts.same : compared > 0 ? texts.more(compared) : texts.fewer(-compared),
            isUp: compared > 0,
          },
          { name: texts.followers, value: statistic.followers, note: texts.new_this_month(this_month.followers) },
          { name: texts.members, value: statistic.members, note: texts.new_this_month(this_month.members) },
          { name: texts.events, value: statistic.events },
        ]}
      />
      <div className={styles.charts}>
        <section className={`nb-panel ${styles.panel}`}>
          <h3 className={styles.heading}>{texts.weeks.title}</h3>
          <WeeksChart weeks={weeks} now={now} />
        </section>
        <section className={`nb-panel ${styles.panel}`}>
          <h3 className={styles.heading}>{texts.months.title}</h3>
          <BarChart
            label={texts.months.label}
            barName={texts.months.bar}
            series={[texts.months.followers, texts.months.members]}
            bars={months.map(({ month, followers, members }) => ({
              key: month,
              label: moments.months[monthIn(month)].slice(0, 3),
              fullLabel: `${moments.months[monthIn(month)]} ${month.slice(0, 4)}`,
              values: [followers, members],
              isNow: month.slice(0, 7) === shortDate(now).slice(0, 7),
            }))}
            tableLabel={texts.table}
          />
        </section>
      </div>
    </>
  );
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const monthIn = (day: string): Month => Number(day.slice(5, 7)) as Month;
