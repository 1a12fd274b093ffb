import { ButtonLink } from '#ui/button-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { embedCode, type ListAddresses, webcalAddress } from '../addresses.ts';
import { CopyField } from './copy-field.tsx';
import styles from './take-along.module.css';
import { useFeedTexts } from './use-feed-texts.ts';

type TakeAlongProps = {
  origin: string;
  /** Of the list with the filters that are chosen now. */
  addresses: ListAddresses;
  /** What the list is called where it is shown. */
  name: string;
  onClose: () => void;
};

/** BEY-03: the list in a calendar, a feed reader, another site, or on a wall. */
export function TakeAlong({ origin, addresses, name, onClose }: TakeAlongProps) {
  const texts = useFeedTexts().take_along;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <p>{texts.intro}</p>
      <section className={styles.way}>
        <h3 className={styles.heading}>{texts.calendar.title}</h3>
        <p>{texts.calendar.text}</p>
        <ButtonLink className={styles.action} href={webcalAddress(origin, addresses.calendar)}>
          {texts.calendar.action}
        </ButtonLink>
        <CopyField label={texts.calendar.address} value={origin + addresses.calendar} />
      </section>
      <section className={styles.way}>
        <h3 className={styles.heading}>{texts.slideshow.title}</h3>
        <p>{texts.slideshow.text}</p>
        <CopyField label={texts.slideshow.address} value={origin + addresses.slideshow} />
      </section>
      <section className={styles.way}>
        <h3 className={styles.heading}>{texts.embed.title}</h3>
        <p>{texts.embed.text}</p>
        <CopyField label={texts.embed.address} value={embedCode(origin + addresses.embed, name)} />
      </section>
      <section className={styles.way}>
        <h3 className={styles.heading}>{texts.rss.title}</h3>
        <p>{texts.rss.text}</p>
        <CopyField label={texts.rss.address} value={origin + addresses.rss} />
      </section>
    </Dialog>
  );
}
