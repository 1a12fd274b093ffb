import { useEffect, useRef, useState } from 'react';
import { openConsent } from '#features/portal/web/consent/consent-request.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import { Roofline } from '#ui/roofline.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { shellTexts } from './texts/token.ts';
import { useInformationLinks } from './use-information-links.ts';

/** At the end of the page; from a scroll threshold on it stays at the lower edge where there is room (SHL-04). */
export function Footer() {
  const texts = useTexts(shellTexts);
  const { tenant } = usePortal();
  const [about, terms, privacy, ...rest] = useInformationLinks();
  const { thresholdRef, isPinned } = useScrolledPast();
  const help = { href: paths.help, text: texts.footer.help };
  const links = [about, terms, privacy, help, ...rest].filter((link) => link !== undefined);
  return (
    <>
      <div ref={thresholdRef} className={styles.threshold} aria-hidden />
      <Roofline className={styles.roofline} />
      <footer className={styles.footer} data-pinned={isPinned || undefined}>
        <div className={joinClassNames('nb-wrap', styles.row)}>
          <p className={styles.place}>
            {tenant.municipality_ids.length === 0 ? texts.brand : texts.footer.place(tenant.in_place)}
          </p>
          <nav aria-label={texts.footer.label}>
            <ul className={styles.links}>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <Anchor href={href}>{text}</Anchor>
                </li>
              ))}
              <li>
                <a href={`mailto:${tenant.support_email}`}>{tenant.support_email}</a>
              </li>
              <li>
                <button type="button" className={styles.button} onClick={openConsent}>
                  {texts.footer.consent}
                </button>
              </li>
            </ul>
          </nav>
          <LanguageLinks className={joinClassNames('nb-only-narrow', styles.languages)} />
        </div>
      </footer>
    </>
  );
}

/** The threshold is a box at the top of the page; when it has left the screen, the page has been scrolled that far. */
function useScrolledPast() {
  const thresholdRef = useRef<HTMLDivElement>(null);
  const [isPinned, setIsPinned] = useState(false);
  useEffect(() => {
    if (!thresholdRef.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setIsPinned(entry ? !entry.isIntersecting : false));
    observer.observe(thresholdRef.current);
    return () => observer.disconnect();
  }, []);
  return { thresholdRef, isPinned };
}
