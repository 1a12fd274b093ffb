import { dashboardTexts } from '#features/dashboards/texts/token.ts';
import styles from '#features/dashboards/web/dashboard.module.css';
import type { Statistic } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { WeeksChart } from '#features/organisations/web/weeks-chart.tsx';
import { useTexts } from '#platform/web/language.tsx';

export function WeeksPanel(props: { weeks: Statistic['weeks']; now: Date }) {
  const { statistics: texts } = useTexts(organisationTexts);
  const { no_weeks } = useTexts(dashboardTexts);
  const hasAny = props.weeks.some(({ attending, waiting }) => attending + waiting > 0);
  return (
    <section className={`nb-panel ${styles.section}`} aria-labelledby="weeks">
      <h2 id="weeks">{texts.weeks.title}</h2>
      {hasAny ? <WeeksChart {...props} /> : <p className="nb-muted">{no_weeks}</p>}
    </section>
  );
}
