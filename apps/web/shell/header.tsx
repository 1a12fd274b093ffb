import { type MouseEvent, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Anchor } from '#ui/anchor.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../portal.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './header.module.css';
import { HeaderTools } from './header-tools.tsx';
import { HelpBeacon } from './help-beacon.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuPanel } from './later.ts';
import { Logo } from './logo.tsx';
import menu from './menu.module.css';
import { ShellIcon } from './shell-icon.tsx';
import { useNavigationLinks } from './use-navigation-links.ts';
import { findSearchField, type ShellLocationState } from './use-page-change.ts';
import { useShellTexts } from './use-shell-texts.ts';

type HeaderProps = { onChooseMunicipality: () => void };

/** 84 px with everything in a row, 56 px with a burger where there is no room (SHL-02). */
export function Header({ onChooseMunicipality }: HeaderProps) {
  const texts = useShellTexts();
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
          <Suspense fallback={null}>
            <MenuPanel onChooseMunicipality={onChooseMunicipality} />
          </Suspense>
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
            {links.map(({ href, text, isCurrent }) => (
              <Anchor key={href} className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
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

function SearchLink() {
  const texts = useShellTexts();
  const navigate = useNavigate();
  const isOnEvents = useLocation().pathname === paths.events;

  function goToSearch(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const state: ShellLocationState = { focusSearch: true };
    if (isOnEvents) findSearchField()?.focus();
    else navigate(paths.events, { state });
  }

  return (
    <Anchor
      className={joinClassNames('nb-only-wide', menu.icon)}
      href={paths.events}
      aria-label={texts.search}
      onClick={goToSearch}
    >
      <ShellIcon name="search" />
    </Anchor>
  );
}
