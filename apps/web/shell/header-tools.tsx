import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { getStartedPath } from '#features/portal/web/paths.ts';
import { ShellIcon } from '#features/portal/web/shell-icon.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import styles from './header.module.css';
import { AccountTools } from './lazy-shell.tsx';
import { shellTexts } from './texts/token.ts';

/**
 * The end of the header: the way in, or what belongs to a user who is logged in (SHL-02, SHL-03). The server renders
 * the page for everyone, so who it is shows once the browser has taken the page over.
 */
export function HeaderTools() {
  const isLoggedIn = useIsLoggedIn();
  // A script of the page guessed from what lies in the browser; from here on it is known.
  useEffect(() => document.documentElement.removeAttribute('data-login'), []);
  return isLoggedIn ? <AccountTools /> : <LogInLink />;
}

function LogInLink() {
  const texts = useTexts(shellTexts);
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
