import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { SmsPrice } from '../contract.ts';
import { bulkMessageTexts } from '../texts/token.ts';
import styles from './sms-form.module.css';

type SmsPriceBoxProps = {
  /** Undefined while nobody knows. */
  price: SmsPrice | undefined;
  isEmpty: boolean;
  failure: string | null;
};

/** What it would cost, before it is sent. */
export function SmsPriceBox({ price, isEmpty, failure }: SmsPriceBoxProps) {
  const { sms: texts } = useTexts(bulkMessageTexts);
  if (!price) return <p role="status">{isEmpty ? texts.write_first : (failure ?? texts.pricing)}</p>;
  const facts = [
    [texts.cost, kroner(price.cost_ore)],
    [texts.recipients, String(price.recipients)],
    [texts.each, String(price.parts_each)],
    [texts.month, String(price.parts_left)],
  ] as const;
  return (
    <div role="status" aria-label={texts.price}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
