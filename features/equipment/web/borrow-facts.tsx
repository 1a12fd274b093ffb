import { usePortal } from '#features/portal/web/portal.tsx';
import { clock } from '#platform/language/dates.ts';
import type { Day } from '#platform/language/days.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { shortKroner } from '#platform/language/typed-money.ts';
import { dayText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { EquipmentDay, EquipmentItem } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import styles from './equipment.module.css';
import { OpeningTimes } from './opening-times.tsx';

type BorrowFactsProps = {
  item: EquipmentItem;
  asked: { from: string; to: string } | null;
  days: ReadonlyMap<Day, EquipmentDay>;
};

/** When and where it is fetched and brought back, and what is held of the account meanwhile. */
export function BorrowFacts({ item: { unit, place, deposit_ore }, asked, days }: BorrowFactsProps) {
  const { form: texts } = useTexts(marketEquipmentTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const told = (instant: string) => dayText(instant, { now, moments });
  const opens = asked && (unit === 'hour' ? clock(asked.from) : days.get(asked.from)?.opens);
  const closes = asked && (unit === 'hour' ? clock(asked.to) : days.get(asked.to)?.closes);
  return (
    <dl className={styles.facts}>
      {asked ? (
        <>
          <div>
            <dt>{texts.fetch}</dt>
            <dd>{opens ? texts.from(told(asked.from), opens) : told(asked.from)}</dd>
          </div>
          <div>
            <dt>{texts.bring}</dt>
            <dd>{closes ? texts.by(told(asked.to), closes) : told(asked.to)}</dd>
          </div>
        </>
      ) : null}
      <div>
        <dt>{texts.where}</dt>
        <dd>
          {place.name}
          {place.address === '' ? null : `, ${place.address}`}
        </dd>
      </div>
      <div>
        <dt>{texts.lender}</dt>
        <dd>{place.provider_name}</dd>
      </div>
      {place.openings.length === 0 ? null : (
        <div>
          <dt>{texts.open}</dt>
          <dd>
            <OpeningTimes openings={place.openings} />
          </dd>
        </div>
      )}
      {deposit_ore === 0 ? null : (
        <div>
          <dt>{texts.deposit}</dt>
          <dd>{texts.deposit_text(shortKroner(deposit_ore))}</dd>
        </div>
      )}
    </dl>
  );
}
