import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { MenuSearch } from '#features/search/web/menu-search.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { LanguageLinks } from './language-links.tsx';
import menu from './menu.module.css';
import styles from './menu-panel.module.css';
import { shellTexts } from './texts/token.ts';
import { useInformationLinks } from './use-information-links.ts';
import { useNavigationLinks } from './use-navigation-links.ts';

type MenuPanelProps = { onChooseMunicipality: () => void };

/** What the burger opens on a phone. */
export function MenuPanel({ onChooseMunicipality }: MenuPanelProps) {
  const texts = useTexts(shellTexts);
  const { tenant } = usePortal();
  const pages = useNavigationLinks();
  const information = useInformationLinks();
  return (
    <>
      {tenant.sunset ? null : (
        <div className={styles.search}>
          <MenuSearch />
        </div>
      )}
      <nav aria-label={texts.mainNavigation}>
        {pages.length > 0 ? (
          <Accordion title={texts.pages} isOpenAtFirst>
            <ul className={styles.list}>
              {pages.map(({ name, href, text, isCurrent }) => (
                <MenuItem key={href} href={href} isCurrent={isCurrent} data-menu={name}>
                  {text}
                </MenuItem>
              ))}
            </ul>
          </Accordion>
        ) : null}
        <Accordion title={texts.municipality.heading} isOpenAtFirst>
          <p className={styles.place}>{tenant.name}</p>
          <ul className={styles.list}>
            <MenuItem onSelect={onChooseMunicipality}>{texts.municipality.change}</MenuItem>
          </ul>
        </Accordion>
        <Accordion title={texts.language.heading}>
          <LanguageLinks className={styles.list} linkClassName={`nb-menu-line ${menu.item}`} />
        </Accordion>
        <Accordion title={texts.help.open}>
          <ul className={styles.list}>
            {[{ href: paths.help, text: texts.footer.help }, ...information].map(({ href, text }) => (
              <MenuItem key={href} href={href}>
                {text}
              </MenuItem>
            ))}
            <MenuItem href={`mailto:${tenant.support_email}`}>{texts.footer.mail(tenant.support_email)}</MenuItem>
          </ul>
        </Accordion>
      </nav>
    </>
  );
}
