import { WalletIcon } from '@navikt/aksel-icons';
import styles from './side-box.module.css';
import { useOrganisationTexts } from './use-organisation-texts.ts';

/** Only where the municipality has the card. */
export function LeisureCardNote() {
  const texts = useOrganisationTexts();
  return (
    <p className={styles.card}>
      <WalletIcon aria-hidden />
      {texts.leisure_card}
    </p>
  );
}
