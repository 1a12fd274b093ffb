import type { Statistic } from '#features/organisations/contract.ts';
import { useOrganisationTexts } from '#features/organisations/web/use-organisation-texts.ts';
import { WeeksChart } from '#features/organisations/web/weeks-chart.tsx';
import styles from './dashboard.module.css';
import { useDashboardTexts } from './use-dashboard-texts.ts';

export function WeeksPanel(props: { weeks: Statistic['weeks']; now: Date }) {
  const { statistics: texts } = useOrganisationTexts();
  const { no_weeks } = useDashboardTexts();
  const hasAny = props.weeks.some(({ attending, waiting }) => attending + waiting > 0);
  return (
    <section className={`nb-panel ${styles.section}`} aria-labelledby="weeks">
      <h2 id="weeks">{texts.weeks.title}</h2>
      {hasAny ? <WeeksChart {...props} /> : <p className="nb-muted">{no_weeks}</p>}
    </section>
  );
}
