import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { writtenCode } from '../../rules.ts';
import { screenWallTexts } from '../../texts/wall/token.ts';
import styles from './screen-code.module.css';

type ScreenCodeProps = {
  code: string;
  /** Where it is typed. */
  officeAddress: string;
  logo: ReactNode;
};

/** A screen that belongs to nobody yet. */
export function ScreenCode({ code, officeAddress, logo }: ScreenCodeProps) {
  const texts = useTexts(screenWallTexts);
  return (
    <section className={styles.sheet}>
      {logo}
      <div className={styles.row}>
        <div>
          <h1 className={styles.open}>{texts.open}</h1>
          <p className={styles.code} role="status">
            {writtenCode(code)}
          </p>
          <p className={styles.lasts}>{texts.lasts}</p>
        </div>
        <figure className={styles.scan}>
          <QrCode className={styles.picture} text={officeAddress} correction="low" label={texts.scan} />
          <figcaption>{texts.scan}</figcaption>
        </figure>
      </div>
    </section>
  );
}
