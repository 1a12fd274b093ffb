import { QrCode } from '#ui/qr-code.tsx';
import styles from './scan-code.module.css';
import { useSlideshowTexts } from './use-slideshow-texts.ts';

/** Brings the list from the wall to the phone in front of it. */
export function ScanCode({ address }: { address: string }) {
  const texts = useSlideshowTexts();
  return (
    <figure className={styles.code}>
      <QrCode className={styles.picture} text={address} correction="low" label={texts.scan_label(address)} />
      <figcaption className={styles.caption}>{texts.scan}</figcaption>
    </figure>
  );
}
