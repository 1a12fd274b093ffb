import { CheckmarkCircleIcon, XMarkOctagonIcon } from '@navikt/aksel-icons';
import { usePortal } from '#features/portal/web/portal.tsx';
import { whyTexts } from '#features/schemes/texts/why/token.ts';
import { why } from '#features/schemes/why.ts';
import { reasonWords } from '#features/schemes/why-words.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { Card, Offer } from '../contract.ts';
import styles from './cards.module.css';

type RuleReasonsProps = {
  of:
    | Pick<Offer, 'child' | 'home' | 'provider' | 'rules'>
    | (Pick<Card, 'child' | 'provider' | 'rules'> & Pick<Offer, 'home'>);
  /** An account shows that the answer was yes; of a child without one nobody has asked. */
  isWithinIncome: boolean | null;
};

/** BEY-06: every rule, met or not, and what the family is told of it. */
export function RuleReasons({ of: { child, home, provider, rules }, isWithinIncome }: RuleReasonsProps) {
  const texts = useTexts(whyTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const facts = {
    name: child.first_name,
    born_on: child.born_on,
    municipality_id: home.municipality_id ?? '',
    district_id: home.district_id,
    postal_code: home.postal_code,
    is_within_income: isWithinIncome,
    on: shortDate(now),
  };
  const speech = { texts, in_place: provider.in_place, dayText: (day: string) => longDate(day, moments) };
  return (
    <ul className={styles.reasons}>
      {why(facts, { municipality_id: provider.municipality_id, rules }).map((reason) => {
        const { title, told } = reasonWords(reason, speech);
        return (
          <li key={reason.key} className={styles.reason} data-no={!reason.holds || undefined}>
            {reason.holds ? <CheckmarkCircleIcon aria-hidden /> : <XMarkOctagonIcon aria-hidden />}
            <span>
              <strong>{title}</strong>
              {told === '' ? null : <span>{told}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
