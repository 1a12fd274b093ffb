import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { INTL_LOCALE, LOCALE_NAME, LOCALES, type Locale } from '#platform/language/locale.ts';
import { localisedPath, splitLocale } from '#platform/language/paths.ts';
import { useLocale } from '#platform/web/language.tsx';
import { storage } from '#platform/web/storage.ts';
import { queryOf } from '../page-query.ts';

type LanguageLinksProps = { className?: string | undefined; linkClassName?: string | undefined };

/** The same place in each language. Real links: they load the page again and work without scripts (I18-03). */
export function LanguageLinks({ className, linkClassName }: LanguageLinksProps) {
  const current = useLocale();
  const { pathname, search } = useLocation();
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
              storage.write('language', locale);
              takeAlong(event, locale);
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

/** With scripts the whole address goes along, down to the place on the page; also into a new tab, which is no click. */
function takeAlong(event: MouseEvent<HTMLAnchorElement>, locale: Locale) {
  const { pathname, search, hash } = window.location;
  event.currentTarget.href = localisedPath(splitLocale(pathname).path, locale) + search + hash;
}
