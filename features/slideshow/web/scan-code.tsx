import { useTexts } from '#platform/web/language.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { slideshowTexts } from '../texts/token.ts';
import styles from './scan-code.module.css';

/** Brings the list from the wall to the phone in front of it. */
export function ScanCode({ address }: { address: string }) {
  const texts = useTexts(slideshowTexts);
  return (
    <figure className={styles.code}>
      <QrCode className={styles.picture} text={address} correction="low" label={texts.scan_label(address)} />
      <figcaption className={styles.caption}>{texts.scan}</figcaption>
    </figure>
  );
}
