import { usePortal } from '#features/portal/web/portal.tsx';
import { osloWallTime } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { BarChart } from '#ui/bar-chart.tsx';
import { Meter } from '#ui/meter.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { CvHours } from '../../contract.ts';
import { hoursOf } from '../../rules.ts';
import { cvTexts } from '../../texts/own/token.ts';
import { cvPaperTexts } from '../../texts/paper/token.ts';
import styles from './cv.module.css';

/** By year and by organiser, out of shifts that are over. */
export function CvHoursPanel({ hours }: { hours: CvHours }) {
  const { hours: words } = useTexts(cvTexts);
  const { hours: inHours, nobody } = useTexts(cvPaperTexts);
  const thisYear = osloWallTime(usePortal().now).year;
  if (hours.since === null) {
    return (
      <section className="nb-panel nb-stack" aria-labelledby="cv-hours">
        <SectionHeading id="cv-hours" title={words.title} />
        <div>
          <p className={styles.name}>{words.empty}</p>
          <p className={styles.small}>{words.empty_text}</p>
        </div>
      </section>
    );
  }
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="cv-hours">
      <SectionHeading id="cv-hours" title={words.title} lead={words.note} />
      <BarChart
        label={words.chart}
        barName={words.year}
        series={[words.hours]}
        bars={hours.by_year.map(({ year, minutes }) => ({
          key: String(year),
          label: String(year),
          values: [hoursOf(minutes)],
          isNow: year === thisYear,
        }))}
        tableLabel={words.table}
      />
      <ul className={styles.rows}>
        {hours.by_organization.map(({ name, minutes }, place) => {
          // Two organisers can have the same name.
          const key = place;
          return (
            <li key={key} className={styles.row}>
              <span className={styles.name}>{name ?? nobody}</span>
              <strong>{inHours(hoursOf(minutes))}</strong>
              <div className={styles.wide}>
                <Meter
                  value={minutes}
                  limit={hours.total_minutes}
                  label={`${name ?? nobody}: ${inHours(hoursOf(minutes))}`}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
