import { CheckmarkCircleIcon, HourglassIcon } from '@navikt/aksel-icons';
import { picturePath } from '#features/pictures/contract.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tag } from '#ui/tag.tsx';
import type { EquipmentItem } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import styles from './equipment.module.css';

type EquipmentListProps = {
  items: readonly EquipmentItem[];
  chosenId: string | null;
  onChoose: (item: EquipmentItem) => void;
};

/** TIC-02: what can be borrowed, with how many are free or when the next is. */
export function EquipmentList({ items, chosenId, onChoose }: EquipmentListProps) {
  const texts = useTexts(marketEquipmentTexts);
  return (
    <ul className={styles.gear}>
      {items.map((item) => (
        <li key={item.id} className={styles.thing} data-chosen={item.id === chosenId || undefined}>
          <EquipmentPicture of={item} />
          <div>
            <h3 className={styles.name}>
              <button
                type="button"
                className={styles.choose}
                aria-pressed={item.id === chosenId}
                onClick={() => onChoose(item)}
              >
                {item.name}
              </button>
            </h3>
            <p className="nb-small nb-muted">
              {item.description === '' ? item.place.name : texts.at(item.description, item.place.name)}
            </p>
          </div>
          <span className={styles.state}>
            <ItemState item={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function EquipmentPicture({ of: { thumbnail_url, scene } }: { of: Pick<EquipmentItem, 'thumbnail_url' | 'scene'> }) {
  const { tenant } = usePortal();
  const drawn = picturePath({ scene, colour: tenant.colour.slice(1), variant: 'card' });
  return <Picture src={thumbnail_url ?? drawn} alt="" width={640} height={360} />;
}

/** What the family has to do with it comes first, then how many are free, then when one will be. */
function ItemState({ item }: { item: EquipmentItem }) {
  const texts = useTexts(marketEquipmentTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const loan = item.cards.find((card) => card.loan !== null)?.loan;
  if (loan && isShown(loan.state)) {
    return (
      <Tag tone={loan.state === 'offered' ? 'warning' : 'success'} icon={<CheckmarkCircleIcon aria-hidden />}>
        {texts[loan.state]}
      </Tag>
    );
  }
  const waiting = item.cards.find((card) => card.waiting !== null)?.waiting;
  if (waiting) {
    return (
      <Tag tone="warning" icon={<HourglassIcon aria-hidden />}>
        {texts.queue(waiting.position)}
      </Tag>
    );
  }
  if (item.closed_until !== null) return <Tag>{texts.closed_until(longDate(item.closed_until, moments))}</Tag>;
  if (item.free > 0) return <Tag tone="success">{texts.free_of(item.free, item.total)}</Tag>;
  return (
    <Tag>{item.next_free === null ? texts.none_free : texts.next_free(dayText(item.next_free, { now, moments }))}</Tag>
  );
}

const isShown = (state: string): state is 'offered' | 'reserved' | 'out' =>
  state === 'offered' || state === 'reserved' || state === 'out';
