import { GlobeIcon, XMarkIcon } from '@navikt/aksel-icons';
import { useEffect, useState } from 'react';
import type { Locale } from '#platform/language/locale.ts';
import { offeredLanguage } from '#platform/language/offered-language.ts';
import { localisedPath, splitLocale } from '#platform/language/paths.ts';
import { chosenLanguage } from '#platform/web/chosen-language.ts';
import { useLocale } from '#platform/web/language.tsx';
import { storage } from '#platform/web/storage.ts';
import { Button } from '#ui/button.tsx';
import styles from '#ui/floating-question.module.css';
import { IconButton } from '#ui/icon-button.tsx';
import { type ShellTexts, shellTexts } from './texts/token.ts';

const OFFERED = 'language-offered';

type Offer = { locale: Locale; texts: ShellTexts['language']['offer'] };

/** I18-03: asked once, in the language that is offered. The page stays as it is until there is a yes. */
export function LanguageOffer() {
  const page = useLocale();
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    const locale = offeredLanguage({
      browser: navigator.languages,
      page,
      chosen: chosenLanguage.read(),
      wasOffered: storage.read(OFFERED) !== null,
    });
    if (!locale) return;
    let isWanted = true;
    const show = async () => {
      const { language } = await shellTexts.load(locale);
      if (!isWanted) return;
      storage.write(OFFERED, locale);
      setOffer({ locale, texts: language.offer });
    };
    // Without a connection there is nothing to offer.
    show().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [page]);

  if (!offer) return null;
  const { locale, texts } = offer;
  return (
    <section className={styles.card} aria-labelledby={TITLE_ID} lang={locale}>
      <GlobeIcon aria-hidden className={styles.icon} />
      <div className={styles.words} role="status">
        <h2 id={TITLE_ID} className={styles.question}>
          {texts.question}
        </h2>
      </div>
      <IconButton
        className={styles.close}
        label={texts.dismiss}
        icon={<XMarkIcon aria-hidden />}
        onClick={() => setOffer(null)}
      />
      <div className={styles.answers}>
        <Button
          isSmall
          onClick={() => {
            const { pathname, search, hash } = window.location;
            chosenLanguage.write(locale);
            window.location.assign(localisedPath(splitLocale(pathname).path, locale) + search + hash);
          }}
        >
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}

const TITLE_ID = 'language-offer';
