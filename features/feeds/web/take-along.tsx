import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { embedCode, type ListAddresses, webcalAddress } from '../addresses.ts';
import { feedTexts } from '../texts/token.ts';
import styles from './take-along.module.css';

type TakeAlongProps = {
  origin: string;
  /** Of the list with the filters that are chosen now. */
  addresses: ListAddresses;
  /** What the list is called where it is shown. */
  name: string;
  onClose: () => void;
  /** Further ways, before the others. */
  children?: ReactNode;
};

/** BEY-03: the list in a calendar, a feed reader, another site, or on a wall. */
export function TakeAlong({ origin, addresses, name, onClose, children }: TakeAlongProps) {
  const texts = useTexts(feedTexts).take_along;
  const naming = (label: string) => ({ label, texts, buttonLabel: texts.copy_what(label) });
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <p>{texts.intro}</p>
      {children}
      <section className={styles.way}>
        <h3 className={styles.heading}>{texts.calendar.title}</h3>
        <p>{texts.calendar.text}</p>
        <ButtonLink className={styles.action} href={webcalAddress(origin, addresses.calendar)}>
          {texts.calendar.action}
        </ButtonLink>
        <CopyField {...naming(texts.calendar.address)} value={origin + addresses.calendar} />
      </section>
      <section className={styles.way}>
        <h3 className={styles.heading}>{texts.slideshow.title}</h3>
        <p>{texts.slideshow.text}</p>
        <CopyField {...naming(texts.slideshow.address)} value={origin + addresses.slideshow} />
      </section>
      <section className={styles.way}>
        <h3 className={styles.heading}>{texts.embed.title}</h3>
        <p>{texts.embed.text}</p>
        <CopyField {...naming(texts.embed.address)} value={embedCode(origin + addresses.embed, name)} />
      </section>
      <section className={styles.way}>
        <h3 className={styles.heading}>{texts.rss.title}</h3>
        <p>{texts.rss.text}</p>
        <CopyField {...naming(texts.rss.address)} value={origin + addresses.rss} />
      </section>
    </Dialog>
  );
}
