import { type FormEvent, useId } from 'react';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import type { EquipmentItem } from '../contract.ts';
import { AHEAD_DAYS } from '../rules.ts';
import { type MarketEquipmentTexts, marketEquipmentTexts } from '../texts/market/token.ts';
import { BorrowFacts } from './borrow-facts.tsx';
import styles from './equipment.module.css';
import { FreeDays } from './free-days.tsx';
import { FreeHours } from './free-hours.tsx';
import { InQueue } from './in-queue.tsx';
import { useBorrowing } from './use-borrowing.ts';
import { useStretchText } from './use-stretch-text.ts';

type BorrowFormProps = { item: EquipmentItem };

/** BEY-20: which days or hours, and with whose account. Where all are lent out, the queue for those days. */
export function BorrowForm({ item }: BorrowFormProps) {
  const all = useTexts(marketEquipmentTexts);
  const texts = all.form;
  const stretchText = useStretchText();
  const titleId = useId();
  const today = shortDate(usePortal().now);
  const borrowing = useBorrowing(item, item.next_free ?? today);
  const { action, asked, free, isFree, open } = borrowing;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void borrowing.send();
  }

  return (
    <form method="post" noValidate className="nb-panel nb-stack" aria-labelledby={titleId} onSubmit={handleSubmit}>
      <div>
        <p className={styles.period} aria-live="polite">
          {asked ? stretchText(item.unit, asked) : null}
        </p>
        <h3 id={titleId}>{item.name}</h3>
      </div>
      <ActionFailure action={action} level={4} />
      {item.cards.map((card) =>
        card.waiting ? <InQueue key={card.card_id} item={item} card={card} waiting={card.waiting} /> : null,
      )}
      {free.answer.isError ? (
        <FailedPart onTryAgain={() => void free.answer.refetch()} />
      ) : (
        <FieldGroup id="from" legend={all.days.when} help={<HowToChoose item={item} />} error={action.errors.from}>
          <FreeDays
            name={item.name}
            month={borrowing.month}
            onMonth={borrowing.setMonth}
            today={today}
            latest={dayAfter(today, AHEAD_DAYS[item.unit])}
            days={free.days}
            chosen={borrowing.days}
            onChoose={borrowing.chooseDay}
          />
          {borrowing.offeredHours.length === 0 ? null : (
            <FreeHours hours={borrowing.offeredHours} chosen={borrowing.hours} onChoose={borrowing.chooseHour} />
          )}
        </FieldGroup>
      )}
      <FieldGroup id="card_id" legend={texts.whose} error={action.errors.card_id}>
        {item.cards.map((card) => (
          <OptionCard
            key={card.card_id}
            name={titleId}
            label={card.first_name}
            help={card.why_not === null ? undefined : all.why_not[card.why_not](card.first_name)}
            disabled={!open.includes(card)}
            checked={borrowing.card === card.card_id}
            onChange={() => borrowing.chooseCard(card.card_id)}
          />
        ))}
      </FieldGroup>
      <BorrowFacts item={item} asked={asked} days={free.days} />
      {isFree ? null : <p>{texts.queue_text}</p>}
      <Button
        type="submit"
        isFullWidth
        variant={isFree ? 'primary' : 'secondary'}
        isLoading={action.isPending}
        disabled={open.length === 0}
      >
        {submitText(isFree, item.unit, borrowing.length, texts)}
      </Button>
    </form>
  );
}

function HowToChoose({ item: { unit, max_length } }: BorrowFormProps) {
  const { days: texts } = useTexts(marketEquipmentTexts);
  return unit === 'hour' ? (
    <>
      {texts.hint_hours} {texts.longest_hours(max_length)}
    </>
  ) : (
    <>
      {texts.hint} {texts.longest_days(max_length)}
    </>
  );
}

function submitText(
  isFree: boolean,
  unit: EquipmentItem['unit'],
  length: number,
  texts: MarketEquipmentTexts['form'],
): string {
  if (!isFree) return texts.submit_queue;
  if (length === 0) return texts.submit;
  return unit === 'hour' ? texts.submit_hours(length) : texts.submit_days(length);
}
