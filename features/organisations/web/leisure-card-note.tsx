import { WalletIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { organisationTexts } from '../texts/token.ts';
import styles from './side-box.module.css';

/** TEN-06: only where the municipality has the card, and the scheme has not ended. */
export function LeisureCardNote() {
  const texts = useTexts(organisationTexts);
  return (
    <p className={styles.card}>
      <WalletIcon aria-hidden />
      {texts.leisure_card}
    </p>
  );
}
