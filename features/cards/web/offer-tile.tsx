import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Offer } from '../contract.ts';
import { cardTexts } from '../texts/token.ts';
import { CARD_ANSWERS, createCard } from './calls.ts';
import styles from './cards.module.css';
import { RuleReasons } from './rule-reasons.tsx';

type OfferTileProps = { offer: Offer; isClaimable: boolean };

/** A child without an account: what it would get, or why it gets none, in plain words. */
export function OfferTile({ offer, isClaimable }: OfferTileProps) {
  const { offer: texts, ...all } = useTexts(cardTexts);
  const moments = useTexts(momentTexts);
  const { child, rules } = offer;
  const name = `${child.first_name} ${child.last_name}`;
  const canOpen = offer.is_open && isClaimable;
  return (
    <article className={styles.tile} aria-label={name}>
      <header className={styles.face} data-quiet>
        <div className={styles.whose}>
          <div>
            <h2 className={styles.name}>{name}</h2>
            <p>{all.age(child.age)}</p>
          </div>
          <Avatar name={name} isDecorative />
        </div>
        <p className={styles.none}>{canOpen ? texts.can : texts.none}</p>
        {canOpen ? <p>{texts.amount(kroner(rules.amount_ore), longDate(offer.last_day, moments))}</p> : null}
      </header>
      <div className={styles.body}>
        {canOpen ? (
          <>
            <OpenCardForm offer={offer} />
            <Accordion title={all.why_can(child.first_name)}>
              <RuleReasons of={offer} isWithinIncome={rules.access === 'income' ? null : true} />
            </Accordion>
          </>
        ) : (
          <>
            <h3 className={styles.question}>{all.why_not}</h3>
            <RuleReasons of={offer} isWithinIncome={null} />
            <p className="nb-small nb-muted">{texts.wrong}</p>
          </>
        )}
      </div>
    </article>
  );
}

function OpenCardForm({ offer: { child, provider, rules } }: { offer: Offer }) {
  const { offer: texts } = useTexts(cardTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [isWithin, setIsWithin] = useState(false);
  const opening = useAction(
    (_: undefined, { keyOf }) => {
      const asked = { child_id: child.id, scheme_id: provider.scheme_id };
      const body = rules.access === 'income' ? { ...asked, is_within_income: isWithin } : asked;
      return call(createCard, { body, key: keyOf(body) });
    },
    { invalidates: CARD_ANSWERS },
  );
  const reasons = Object.values(opening.errors);
  return (
    <div className="nb-stack nb-gap-s">
      <ActionFailure action={opening} level={3} />
      {reasons.length === 0 ? null : (
        <div role="alert">
          <p>{texts.not_created}</p>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {rules.access === 'income' ? (
        <>
          <p className="nb-small">{rules.household}</p>
          <CheckboxField
            label={texts.within_income}
            help={texts.income_note}
            checked={isWithin}
            onChange={() => setIsWithin(!isWithin)}
          />
        </>
      ) : null}
      <Button
        isFullWidth
        isLoading={opening.isPending}
        aria-label={texts.create_for(child.first_name)}
        onClick={async () => {
          if (await opening.run(undefined)) showToast({ tone: 'success', title: texts.created(child.first_name) });
        }}
      >
        {texts.create}
      </Button>
    </div>
  );
}
