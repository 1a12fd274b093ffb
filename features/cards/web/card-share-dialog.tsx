import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Card, CardShare } from '../contract.ts';
import { cardTexts } from '../texts/token.ts';
import { CARD_ANSWERS, changeShare, endShare } from './calls.ts';
import styles from './cards.module.css';

type CardShareDialogProps = { card: Card; secret: { ssn: string; pin: string }; onClose: () => void };

/** DLG-05: the PIN to hand on, and who has used it. */
export function CardShareDialog({ card, secret, onClose }: CardShareDialogProps) {
  const { dialog: texts } = useTexts(cardTexts);
  return (
    <Dialog isOpen onClose={onClose} title={texts.title(card.child.first_name)} closeLabel={texts.close}>
      <div className="nb-stack">
        <p>{texts.text}</p>
        <dl className={styles.secret}>
          <div>
            <dt>{texts.pin}</dt>
            <dd className={styles.pinShown}>{secret.pin}</dd>
          </div>
          <div>
            <dt>{texts.ssn}</dt>
            <dd>{secret.ssn}</dd>
          </div>
        </dl>
        <p className="nb-small nb-muted">{texts.ssn_note}</p>
        <section className="nb-stack nb-gap-s">
          <h3>{texts.people}</h3>
          {card.shares.length === 0 ? <p>{texts.people_none}</p> : null}
          {card.shares.map((share) => (
            <ShareLine key={share.id} card={card} share={share} />
          ))}
        </section>
      </div>
    </Dialog>
  );
}

function ShareLine({ card: { id }, share }: { card: Card; share: CardShare }) {
  const { dialog: texts } = useTexts(cardTexts);
  const call = useCall();
  const params = { id, share: share.id };
  const changing = useAction((may_pay: boolean) => call(changeShare, { params, body: { may_pay } }), {
    invalidates: CARD_ANSWERS,
  });
  const ending = useAction(() => call(endShare, { params }), { invalidates: CARD_ANSWERS });
  return (
    <div className={styles.shareLine}>
      <div className="nb-stack nb-gap-s">
        <strong>{share.name}</strong>
        {share.is_ended ? (
          <span className="nb-small nb-muted">{texts.ended}</span>
        ) : (
          <CheckboxField
            label={texts.may_pay(share.name)}
            checked={share.may_pay}
            onChange={() => void changing.run(!share.may_pay)}
          />
        )}
        <ActionFailure action={changing} level={4} />
        <ActionFailure action={ending} level={4} />
      </div>
      {share.is_ended ? (
        <Button
          variant="secondary"
          isSmall
          isLoading={changing.isPending}
          aria-label={texts.open_again_for(share.name)}
          onClick={() => void changing.run(share.may_pay)}
        >
          {texts.open_again}
        </Button>
      ) : (
        <Button
          variant="secondary"
          isSmall
          isLoading={ending.isPending}
          aria-label={texts.end_for(share.name)}
          onClick={() => void ending.run()}
        >
          {texts.end}
        </Button>
      )}
    </div>
  );
}
