import { PersonPlusIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Roofline } from '#ui/roofline.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Card } from '../contract.ts';
import { cardTexts } from '../texts/token.ts';
import { CardFacts } from './card-facts.tsx';
import styles from './cards.module.css';
import { GiveBackButton } from './give-back-button.tsx';
import { RuleReasons } from './rule-reasons.tsx';

type CardTileProps = {
  card: Card;
  /** What can be done with the money, first in the row of buttons. */
  payAction?: ReactNode;
  /** For those who have paid already, below the buttons. */
  refundLink?: ReactNode;
  isSharePending: boolean;
  onShare: () => void;
};

/** CRD-01: one child's account: what is left, until when, who else sees it, and why there is one. */
export function CardTile({ card, payAction, refundLink, isSharePending, onShare }: CardTileProps) {
  const texts = useTexts(cardTexts);
  const moments = useTexts(momentTexts);
  const { child, home } = card;
  return (
    <article className={styles.tile} aria-label={card.name}>
      <header className={styles.face} data-expired={card.is_expired || undefined}>
        <div className={styles.whose}>
          <div>
            <h2 className={styles.name}>{card.name}</h2>
            <p>{card.role === 'share' ? texts.shared_mark : texts.age(child.age)}</p>
          </div>
          <Avatar name={card.name} isDecorative />
        </div>
        <p className={styles.label}>{card.is_expired ? <Tag tone="neutral">{texts.expired}</Tag> : texts.left}</p>
        <p className={styles.amount}>{kroner(card.amount_ore)}</p>
        <p className={styles.of}>
          {card.is_expired
            ? texts.facts.was_until(longDate(card.last_day, moments))
            : texts.of_this(kroner(card.granted_ore))}
        </p>
        <Roofline className={styles.roofs} />
      </header>
      <div className={styles.body}>
        <div className={styles.actions}>
          {payAction}
          {card.can.share ? (
            <Button
              variant="secondary"
              icon={<PersonPlusIcon aria-hidden />}
              isLoading={isSharePending}
              onClick={onShare}
            >
              {texts.share}
            </Button>
          ) : null}
          {card.own_share_id === null ? null : <GiveBackButton card={card} share={card.own_share_id} />}
        </div>
        {refundLink}
        <CardFacts card={card} onShowPin={onShare} />
        {home === null ? null : (
          <Accordion title={texts.why_has(child.first_name)}>
            <RuleReasons of={{ ...card, home }} isWithinIncome />
          </Accordion>
        )}
      </div>
    </article>
  );
}
