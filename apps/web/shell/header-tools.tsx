import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import { getStartedPath } from '../paths.ts';
import styles from './header.module.css';
import { AccountMenu } from './later.ts';
import { ShellIcon } from './shell-icon.tsx';
import { useShellTexts } from './use-shell-texts.ts';

/**
 * The end of the header: the way in, or what belongs to somebody who is logged in (SHL-02, SHL-03). The server renders
 * the page for everyone, so who it is shows once the browser has taken the page over.
 */
export function HeaderTools() {
  if (!useIsLoggedIn()) return <LogInLink />;
  return (
    <Suspense fallback={<span className={styles.account} />}>
      <AccountMenu />
    </Suspense>
  );
}

function LogInLink() {
  const texts = useShellTexts();
  const { pathname, search } = useLocation();
  return (
    <Anchor
      className={joinClassNames('ds-button', styles.logIn)}
      data-variant="secondary"
      data-size="sm"
      href={getStartedPath(pathname + search)}
      aria-label={texts.logIn}
    >
      <ShellIcon name="person" />
      <span className="nb-only-wide">{texts.logIn}</span>
    </Anchor>
  );
}
