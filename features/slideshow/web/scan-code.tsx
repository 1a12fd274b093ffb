import { encode } from 'uqr';
import styles from './scan-code.module.css';
import { useSlideshowTexts } from './use-slideshow-texts.ts';

/** Brings the list from the wall to the phone in front of it. Dark on white in every colour scheme: cameras want it so. */
export function ScanCode({ address }: { address: string }) {
  const texts = useSlideshowTexts();
  const { data, size } = encode(address, { ecc: 'L', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <figure className={styles.code}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={texts.scan_label(address)}
      >
        <path className={styles.paper} d={`M0 0h${size}v${size}H0z`} />
        <path className={styles.dots} d={path} />
      </svg>
      <figcaption className={styles.caption}>{texts.scan}</figcaption>
    </figure>
  );
}
