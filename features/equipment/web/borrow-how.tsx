import { ArrowsCirclepathIcon, CheckmarkCircleIcon, ClockIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import styles from './equipment.module.css';

/** What a family that has never borrowed wants to know. */
export function BorrowHow() {
  const { how: texts } = useTexts(marketEquipmentTexts);
  const steps = [
    { icon: <CheckmarkCircleIcon aria-hidden />, title: texts.reserve, text: texts.reserve_text },
    { icon: <ClockIcon aria-hidden />, title: texts.remind, text: texts.remind_text },
    { icon: <ArrowsCirclepathIcon aria-hidden />, title: texts.queue, text: texts.queue_text },
  ];
  return (
    <section className="nb-stack" aria-labelledby="borrow-how">
      <h3 id="borrow-how">{texts.title}</h3>
      <ul className={styles.how}>
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            {icon}
            <span>
              <strong>{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
