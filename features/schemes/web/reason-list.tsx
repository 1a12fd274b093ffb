import { CheckmarkCircleIcon, XMarkOctagonIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { schemeTexts } from '../texts/token.ts';
import { whyTexts } from '../texts/why/token.ts';
import type { Reason } from '../why.ts';
import { reasonWords } from '../why-words.ts';
import styles from './scheme-panels.module.css';
import { useDayText } from './use-day-text.ts';

type ReasonListProps = { reasons: readonly Reason[]; inPlace: string };

/** Each rule, met or not, and what the family is told of it. */
export function ReasonList({ reasons, inPlace }: ReasonListProps) {
  const texts = useTexts(whyTexts);
  const { why } = useTexts(schemeTexts);
  const dayText = useDayText();
  return (
    <ul className={styles.why}>
      {reasons.map((reason) => {
        const { title, told } = reasonWords(reason, { texts, in_place: inPlace, dayText });
        return (
          <li key={reason.key} className={styles.reason} data-no={!reason.holds || undefined}>
            {reason.holds ? <CheckmarkCircleIcon aria-hidden /> : <XMarkOctagonIcon aria-hidden />}
            <span>
              <strong>{title}</strong>
              {told === '' ? null : <span>{reason.holds ? told : why.quoted(told)}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
