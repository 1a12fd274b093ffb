import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useLoginReader } from '#features/identity/web/use-login.tsx';
import { INTL_LOCALE, LOCALE_NAME, LOCALES, type Locale } from '#platform/language/locale.ts';
import { localisedPath, splitLocale } from '#platform/language/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { chosenLanguage } from '#platform/web/chosen-language.ts';
import { useLocale } from '#platform/web/language.tsx';
import { queryOf } from '../page-query.ts';

type LanguageLinksProps = { className?: string | undefined; linkClassName?: string | undefined };

/** The same place in each language. Real links: they load the page again and work without scripts (I18-03). */
export function LanguageLinks({ className, linkClassName }: LanguageLinksProps) {
  const current = useLocale();
  const { pathname, search } = useLocation();
  const choose = useLanguageChoice();
  return (
    <ul className={className}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            className={linkClassName}
            href={languageAddress(pathname, search, locale)}
            hrefLang={INTL_LOCALE[locale]}
            lang={INTL_LOCALE[locale]}
            aria-current={locale === current ? 'true' : undefined}
            onPointerDown={(event) => takeAlong(event, locale)}
            onClick={(event) => {
              takeAlong(event, locale);
              choose(event, locale);
            }}
          >
            {LOCALE_NAME[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Only what the page reads from its address: the server's page, which many share, must say the same as the browser's. */
export function languageAddress(pathname: string, search: string, locale: Locale): string {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of queryOf(pathname)) {
    const value = given.get(name)?.trim();
    if (value) known.set(name, value);
  }
  return localisedPath(pathname, locale) + (known.size > 0 ? `?${known}` : '');
}

/** Kept in the browser, and with the account of a user who is logged in, before the page in that language is fetched. */
function useLanguageChoice() {
  const call = useCall();
  const readLogin = useLoginReader();
  return (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    chosenLanguage.write(locale);
    const login = readLogin();
    // A user who is logged in as another looks at their pages and chooses nothing for them.
    if (login?.state !== 'open' || login.isActing || login.isReadonly) return;
    const { href } = event.currentTarget;
    const saved = import('#features/users/web/save-language.ts').then(({ saveLanguage }) => saveLanguage(call, locale));
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void saved.catch(() => {}).then(() => location.assign(href));
  };
}

/** With scripts the whole address goes along, down to the place on the page; also into a new tab, which is no click. */
function takeAlong(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
  const { pathname, search, hash } = window.location;
  event.currentTarget.href = localisedPath(splitLocale(pathname).path, locale) + search + hash;
}
