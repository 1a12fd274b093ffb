import { WalletIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { organisationTexts } from '../texts/token.ts';
import styles from './side-box.module.css';

/** Only where the municipality has the card. */
export function LeisureCardNote() {
  const texts = useTexts(organisationTexts);
  return (
    <p className={styles.card}>
      <WalletIcon aria-hidden />
      {texts.leisure_card}
    </p>
  );
}
