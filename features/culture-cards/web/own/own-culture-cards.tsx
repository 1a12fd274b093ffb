import { CheckmarkCircleIcon, XMarkOctagonIcon } from '@navikt/aksel-icons';
import { PassCode } from '#features/passes/web/pass-code.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OwnCultureCard } from '../../contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { ownCultureTexts } from '../../texts/own/token.ts';
import { cardNumber } from '../card-words.ts';
import { UsesBar } from '../desk/uses-bar.tsx';
import styles from './own.module.css';

/** Each with what is left of it and the code for the door. */
export function OwnCultureCards({ cards, holder }: { cards: readonly OwnCultureCard[]; holder: string | null }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <OwnCard card={card} holder={holder} />
        </li>
      ))}
    </ul>
  );
}

function OwnCard({ card, holder }: { card: OwnCultureCard; holder: string | null }) {
  const texts = useTexts(ownCultureTexts);
  const { card: words } = useTexts(cultureDeskTexts);
  const moments = useTexts(momentTexts);
  const { group_name, venue_name, municipality_name, visits_left, visits_allowed, state } = card;
  const until = longDate(card.valid_until, moments);
  const where = venue_name === null ? texts.holds_in(municipality_name) : texts.holds_at(venue_name);
  return (
    <article className={`nb-panel ${styles.card}`} aria-labelledby={card.id}>
      <div className="nb-stack">
        <div>
          <h2 id={card.id} className={styles.name}>
            {group_name}
          </h2>
          <p className="nb-muted nb-small">{texts.number(cardNumber(card.number))}</p>
        </div>
        <p>{where}</p>
        <div className="nb-stack nb-gap-s">
          <div className="nb-row nb-spread">
            <strong>
              {visits_left === null || visits_allowed === null
                ? texts.unlimited
                : texts.left(visits_left, visits_allowed)}
            </strong>
            {state === 'holds' ? (
              <Tag tone="success" icon={<CheckmarkCircleIcon aria-hidden />}>
                {words.valid(until)}
              </Tag>
            ) : (
              <Tag tone="danger" icon={<XMarkOctagonIcon aria-hidden />}>
                {words.states[state]}
              </Tag>
            )}
          </div>
          <UsesBar allowed={visits_allowed} left={visits_left} />
        </div>
        <p className="nb-muted nb-small">{texts.valid(longDate(card.valid_from, moments), until)}</p>
        {card.with_companion ? <p className="nb-muted nb-small">{texts.with_companion}</p> : null}
      </div>
      <PassCode pass={card} title={group_name} holder={holder} detail={words.valid(until)} />
    </article>
  );
}
