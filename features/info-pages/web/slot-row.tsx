import { ChevronRightIcon, CompassIcon, HandHeartIcon, SackKronerIcon } from '@navikt/aksel-icons';
import { Anchor } from '#ui/anchor.tsx';
import type { InfoSlot } from '../contract.ts';
import { ExternalMark } from './external-mark.tsx';
import { isExternal, paragraphsOf, relOf, slotAddress } from './slot-address.ts';
import styles from './slot-row.module.css';

type SlotRowProps = { slot: InfoSlot; addressIn: (address: string) => string };

/** Help and support: a line each. */
export function SlotRow({ slot, addressIn }: SlotRowProps) {
  const address = slotAddress(slot);
  return (
    <li className={styles.row}>
      <Anchor className={styles.link} href={addressIn(address)} rel={relOf(address)}>
        <span className={styles.round}>
          <SlotIcon type={slot.page_type} />
        </span>
        <span className={styles.words}>
          <strong className={styles.title}>{slot.card_title}</strong>
          <span className={styles.text}>{paragraphsOf(slot.content)[0]}</span>
        </span>
        <span className={styles.end}>{isExternal(address) ? <ExternalMark /> : <ChevronRightIcon aria-hidden />}</span>
      </Anchor>
    </li>
  );
}

function SlotIcon({ type }: { type: InfoSlot['page_type'] }) {
  if (type === 'aktivity-guide') return <CompassIcon aria-hidden />;
  return type === 'funding' ? <SackKronerIcon aria-hidden /> : <HandHeartIcon aria-hidden />;
}
