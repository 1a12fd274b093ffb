import { CheckmarkCircleIcon, CheckmarkIcon, MinusIcon, PlusIcon, XMarkOctagonIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { clock } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Tag } from '#ui/tag.tsx';
import type { DeskCard, Occasion } from '../../contract.ts';
import { MAX_COMPANIONS } from '../../rules.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { cardNumber, whyNot } from '../card-words.ts';
import styles from './desk.module.css';
import { useRegister } from './use-desk-deeds.ts';
import { UsesBar } from './uses-bar.tsx';

type FoundCardProps = {
  card: DeskCard;
  organisationId: string;
  occasions: readonly Occasion[];
  /** Registered, or stopped: the card as it is now. */
  onDone: (card: DeskCard, isRegistered: boolean) => void;
};

/** Whose card it is, what is left, and the one button. */
export function FoundCard({ card, organisationId, occasions, onDone }: FoundCardProps) {
  const texts = useTexts(cultureDeskTexts).card;
  const moments = useTexts(momentTexts);
  const [occasion, setOccasion] = useState<string>(occasions[0]?.occurrence_id ?? '');
  const [companions, setCompanions] = useState(0);
  const registering = useRegister(organisationId);
  const why = whyNot(card, texts, moments);
  const left =
    card.visits_left === null || card.visits_allowed === null
      ? texts.unlimited
      : texts.left(card.visits_left, card.visits_allowed);
  const firstName = card.name.split(' ')[0] ?? card.name;

  async function register() {
    const answer = await registering.run({ card, occurrence_id: occasion === '' ? null : occasion, companions });
    if (answer) onDone(answer.result.card, answer.result.visit_id !== null);
  }

  return (
    <section className={`nb-panel ${styles.holder}`} aria-labelledby="holder" data-state={card.state}>
      <div className={styles.holderTop}>
        <Avatar name={card.name} size="large" />
        <div>
          <h2 id="holder" className={styles.holderName} tabIndex={-1}>
            {card.name}
          </h2>
          <p className="nb-muted nb-small">{texts.number(cardNumber(card.number), card.group_name)}</p>
        </div>
      </div>
      <div className="nb-stack nb-gap-s">
        <div className="nb-row nb-spread">
          <strong>{left}</strong>
          {why === null ? (
            <Tag tone="success" icon={<CheckmarkCircleIcon aria-hidden />}>
              {texts.valid(longDate(card.valid_until, moments))}
            </Tag>
          ) : (
            <Tag tone="danger" icon={<XMarkOctagonIcon aria-hidden />}>
              {texts.states[card.state]}
            </Tag>
          )}
        </div>
        <UsesBar allowed={card.visits_allowed} left={card.visits_left} />
      </div>
      {why === null ? null : (
        <Notice tone="danger" isLive>
          <p>{why}</p>
        </Notice>
      )}
      {why === null ? (
        <form
          className="nb-stack nb-gap-m"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void register();
          }}
        >
          <ActionFailure action={registering} level={3} />
          {occasions.length === 0 ? null : (
            <SelectField
              id="visit-occurrence_id"
              label={texts.what(firstName)}
              value={occasion}
              error={registering.errors.occurrence_id}
              onChange={({ target }) => setOccasion(target.value)}
            >
              {occasions.map(({ occurrence_id, name, start_at }) => (
                <option key={occurrence_id} value={occurrence_id}>
                  {name} · {clock(start_at)}
                </option>
              ))}
              <option value="">{texts.house}</option>
            </SelectField>
          )}
          {card.with_companion ? (
            <div className="nb-row nb-spread">
              <span className={styles.pair}>
                <strong id="companions">{texts.companions}</strong>
                <small className="nb-muted">{texts.companions_free}</small>
              </span>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the row of two buttons and a number */}
              <span className={styles.plusMinus} role="group" aria-labelledby="companions">
                <IconButton
                  label={texts.fewer}
                  icon={<MinusIcon aria-hidden />}
                  disabled={companions === 0}
                  onClick={() => setCompanions(companions - 1)}
                />
                <output aria-live="polite">{companions}</output>
                <IconButton
                  label={texts.more}
                  icon={<PlusIcon aria-hidden />}
                  disabled={companions === MAX_COMPANIONS}
                  onClick={() => setCompanions(companions + 1)}
                />
              </span>
            </div>
          ) : null}
          <div className={styles.dock}>
            <span className={`nb-only-narrow ${styles.pair}`}>
              <strong>{card.name}</strong>
              <small>{left}</small>
            </span>
            <Button
              type="submit"
              isFullWidth
              className={styles.big}
              icon={<CheckmarkIcon aria-hidden />}
              isLoading={registering.isPending}
            >
              {texts.register}
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
