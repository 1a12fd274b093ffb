import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { Scheme } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';
import styles from './first-steps.module.css';

/** How a family gets going with the account, as far as it is true today. */
export function FirstSteps({ scheme }: { scheme: Scheme }) {
  const { steps } = useTexts(infoTexts);
  const shown = [
    { title: steps.who, text: steps.who_text(scheme.min_age, scheme.max_age) },
    { title: steps.activity, text: steps.activity_text(scheme.min_activities) },
    { title: steps.ask, text: steps.ask_text },
  ];
  return (
    <section className="nb-stack" aria-labelledby="first-steps">
      <SectionHeading id="first-steps" title={steps.heading} />
      <ol className={styles.steps}>
        {shown.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <strong className={styles.title}>{title}</strong>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
