import { type MouseEvent, useRef, useState } from 'react';
import { Disclosure } from '#features/portal/web/disclosure.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { ShellIcon } from '#features/portal/web/shell-icon.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import styles from './header.module.css';
import { HeaderTools } from './header-tools.tsx';
import { HelpBeacon } from './help-beacon.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { HeaderSearch, MenuPanel } from './lazy-shell.tsx';
import { Logo } from './logo.tsx';
import menu from './menu.module.css';
import { shellTexts } from './texts/token.ts';
import { useNavigationLinks } from './use-navigation-links.ts';

type HeaderProps = { onChooseMunicipality: () => void };

/** 84 px with everything in a row, 56 px with a burger where there is no room (SHL-02). */
export function Header({ onChooseMunicipality }: HeaderProps) {
  const texts = useTexts(shellTexts);
  const { tenant } = usePortal();
  const links = useNavigationLinks();
  return (
    <header className={styles.header}>
      <div className={joinClassNames('nb-wrap', styles.row)}>
        <Disclosure
          label={texts.menu}
          className="nb-only-narrow"
          triggerClassName={joinClassNames(menu.icon, styles.burger)}
          boxClassName={styles.panel}
          trigger={<ShellIcon name="menu" />}
        >
          <MenuPanel onChooseMunicipality={onChooseMunicipality} />
        </Disclosure>
        <Logo />
        <button
          type="button"
          className={joinClassNames('nb-only-wide', styles.place)}
          aria-label={texts.municipality.changeFrom(tenant.name)}
          aria-haspopup="dialog"
          onClick={onChooseMunicipality}
        >
          <span className={styles.placeName}>{tenant.name}</span>
          <ShellIcon name="down" />
        </button>
        {links.length > 0 ? (
          <nav className={joinClassNames('nb-only-wide', styles.navigation)} aria-label={texts.mainNavigation}>
            {links.map(({ name, href, text, isCurrent }) => (
              <Anchor
                key={href}
                className={styles.link}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                data-menu={name}
              >
                {text}
              </Anchor>
            ))}
          </nav>
        ) : null}
        <div className={styles.tools}>
          {tenant.sunset ? null : <SearchLink />}
          <div className="nb-only-wide">
            <LanguageMenu />
          </div>
          <HelpBeacon place="bar" />
          <HeaderTools />
        </div>
      </div>
    </header>
  );
}

/** Leads to the search; where there are scripts it opens below the header instead. */
function SearchLink() {
  const texts = useTexts(shellTexts);
  const [isOpen, setIsOpen] = useState(false);
  const linkRef = useRef<HTMLDivElement>(null);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  }

  function close(hasFocus: boolean) {
    setIsOpen(false);
    if (hasFocus) linkRef.current?.querySelector('a')?.focus();
  }

  return (
    <div ref={linkRef} className="nb-only-wide">
      <Anchor className={menu.icon} href={paths.search} aria-label={texts.search} aria-expanded={isOpen} onClick={open}>
        <ShellIcon name="search" />
      </Anchor>
      {isOpen ? <HeaderSearch onClose={close} /> : null}
    </div>
  );
}
