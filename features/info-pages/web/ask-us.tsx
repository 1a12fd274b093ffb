import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { InfoPage } from '../contract.ts';
import { infoTexts } from '../texts/token.ts';
import styles from './ask-us.module.css';
import { usePortalAddress } from './use-portal-address.ts';

/** Whom to ask about all of it. */
export function AskUs({ page }: { page: InfoPage }) {
  const { ask } = useTexts(infoTexts);
  const addressIn = usePortalAddress(page);
  return (
    <aside className={`nb-panel ${styles.panel}`} aria-labelledby="ask-us">
      <h2 id="ask-us" className={styles.title}>
        {ask.heading}
      </h2>
      <p>{ask.text}</p>
      <dl className={styles.fact}>
        <dt className={styles.term}>{ask.email}</dt>
        <dd className={styles.value}>{page.support_email}</dd>
      </dl>
      <ButtonLink variant="secondary" isFullWidth href={`mailto:${page.support_email}`}>
        {ask.write}
      </ButtonLink>
      <TextLink href={addressIn(paths.help)}>{ask.answers}</TextLink>
    </aside>
  );
}
