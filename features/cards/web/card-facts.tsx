import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Card } from '../contract.ts';
import { cardTexts } from '../texts/token.ts';
import styles from './cards.module.css';

type CardFactsProps = { card: Card; onShowPin: () => void };

/** What the money is for and until when; for the owner the PIN, and who else has access. */
export function CardFacts({ card, onShowPin }: CardFactsProps) {
  const { facts: texts } = useTexts(cardTexts);
  const moments = useTexts(momentTexts);
  const { rules, shares, can, child } = card;
  const day = longDate(card.last_day, moments);
  const open = shares.filter(({ is_ended }) => !is_ended);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.use}</dt>
        <dd>{rules.min_times > 1 ? texts.use_times(rules.min_times) : texts.use_any}</dd>
      </div>
      {card.is_expired ? null : (
        <div>
          <dt>{texts.period}</dt>
          <dd>{rules.leftover === 'returned' ? texts.until_returned(day) : texts.until_carried(day)}</dd>
        </div>
      )}
      {can.share ? (
        <div>
          <dt>{texts.pin}</dt>
          <dd className={styles.pin}>
            <span aria-hidden>••••</span>
            <button type="button" className={styles.show} onClick={onShowPin}>
              <span aria-hidden>{texts.show}</span>
              <VisuallyHidden>{texts.show_pin(child.first_name)}</VisuallyHidden>
            </button>
          </dd>
        </div>
      ) : null}
      {card.role === 'share' ? null : (
        <div>
          <dt>{texts.shared_with}</dt>
          <dd>
            {open.length === 0
              ? texts.nobody
              : open.map(({ name, may_pay }) => (may_pay ? name : texts.see_only(name))).join(', ')}
          </dd>
        </div>
      )}
    </dl>
  );
}
