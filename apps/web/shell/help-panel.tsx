import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import styles from './help-panel.module.css';
import { shellTexts } from './texts/token.ts';
import { useInformationLinks } from './use-information-links.ts';

export function HelpPanel() {
  const texts = useTexts(shellTexts);
  const { tenant } = usePortal();
  return (
    <>
      <p className={styles.title}>{texts.help.heading}</p>
      <p className={styles.text}>{texts.help.text}</p>
      <ul className={styles.list}>
        {[{ href: paths.help, text: texts.footer.help }, ...useInformationLinks()].map(({ href, text }) => (
          <MenuItem key={href} href={href}>
            {text}
          </MenuItem>
        ))}
        <MenuItem href={`mailto:${tenant.support_email}`}>{texts.footer.mail(tenant.support_email)}</MenuItem>
      </ul>
    </>
  );
}
