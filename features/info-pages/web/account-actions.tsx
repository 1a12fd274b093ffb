import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { InfoPage } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';
import styles from './account-actions.module.css';
import { infoPaths } from './info-paths.ts';
import { usePortalAddress } from './use-portal-address.ts';

type AccountActionsProps = { page: InfoPage; isAmountShown?: boolean };

/** What a family can do about the account, on every page that tells of it. */
export function AccountActions({ page, isAmountShown = false }: AccountActionsProps) {
  const { account } = useTexts(infoTexts);
  const addressIn = usePortalAddress(page);
  return (
    <div className={styles.actions}>
      <ButtonLink href={addressIn(paths.cards)}>{account.open}</ButtonLink>
      <ButtonLink variant="secondary" href={addressIn(paths.events)}>
        {account.find_activity}
      </ButtonLink>
      {isAmountShown ? null : (
        <ButtonLink variant="secondary" href={addressIn(infoPaths.amount)}>
          {account.amount_page}
        </ButtonLink>
      )}
    </div>
  );
}
