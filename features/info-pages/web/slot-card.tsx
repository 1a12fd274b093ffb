import { ArrowRightIcon } from '@navikt/aksel-icons';
import { picturePath, type Scene, VARIANTS } from '#features/pictures/contract.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tag } from '#ui/tag.tsx';
import type { InfoSlot } from '../contract.ts';
import type { SlotPageType } from '../rules.ts';
import { infoTexts } from '../texts/token.ts';
import { ExternalMark } from './external-mark.tsx';
import { ageText, wholeKroner } from './figures.ts';
import { isExternal, paragraphsOf, relOf, slotAddress } from './slot-address.ts';
import styles from './slot-card.module.css';

type SlotCardProps = { slot: InfoSlot; addressIn: (address: string) => string };

/** An offer: its drawing, a sentence, whom it is for, and where it leads. */
export function SlotCard({ slot, addressIn }: SlotCardProps) {
  const texts = useTexts(infoTexts);
  const { tenant } = usePortal();
  const drawing = { scene: SCENE[slot.page_type], colour: tenant.colour.slice(1), variant: 'card' } as const;
  const address = slotAddress(slot);
  const ages = ageText(texts, slot);
  return (
    <Card
      href={addressIn(address)}
      rel={relOf(address)}
      title={slot.card_title}
      picture={
        <Picture
          src={picturePath(drawing)}
          night={{ src: picturePath({ ...drawing, isNight: true }) }}
          alt=""
          {...VARIANTS.card}
          isCover
        />
      }
      footer={
        <>
          {slot.page_type === 'tickets' ? <Tag>{texts.not_open}</Tag> : null}
          {ages === null ? null : <Tag>{ages}</Tag>}
          {slot.amount === null ? null : <Tag>{wholeKroner(slot.amount)}</Tag>}
          <span className={styles.go}>
            {slot.name === null || address !== slot.url ? texts.more : texts.go(slot.name)}
            {isExternal(address) ? <ExternalMark /> : <ArrowRightIcon aria-hidden />}
          </span>
        </>
      }
    >
      <p className={styles.text}>{paragraphsOf(slot.content)[0]}</p>
    </Card>
  );
}

const SCENE: Readonly<Record<SlotPageType, Scene>> = {
  'leisure-card': 'fjelltur',
  tickets: 'film',
  'leisurecard-custom': 'familietur',
  'tickets-custom': 'teater',
  'equipment-rental': 'ski',
  'for-youths': 'ungdomsklubb',
  'for-seniors': 'seniorkafe',
  'volunteer-work': 'dugnad',
  'volunteer-centre': 'besok',
  'volunteer-centers': 'marked',
  'aktivity-guide': 'vandring',
  venue: 'bibliotek',
  funding: 'ballek',
  'support-contact': 'turgruppe',
  dynamic: 'fotball',
  other: 'bygd',
};
