import { encodeQR } from 'qr';
import { joinClassNames } from './class-names.ts';
import styles from './qr-code.module.css';

type QrCodeProps = {
  text: string;
  /** What it is for, to those who cannot see it. */
  label: string;
  /** How much of it may be hidden or dirty. */
  correction?: 'low' | 'medium' | 'quartile';
  className?: string | undefined;
};

const QUIET_ZONE = 2;

/** Dark on white in every colour scheme: cameras want it so. */
export function QrCode({ text, label, correction = 'medium', className }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: correction, border: QUIET_ZONE });
  const size = rows.length;
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={joinClassNames(styles.code, className)}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path className={styles.paper} d={`M0 0h${size}v${size}H0z`} />
      <path className={styles.dots} d={dots} />
    </svg>
  );
}
