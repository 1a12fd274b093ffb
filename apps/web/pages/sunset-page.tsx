import { Suspense, useState } from 'react';
import { textsHook } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { PageModule, Texts } from '../page-module.ts';
import { usePortal } from '../portal.tsx';
import { MunicipalityChooser } from '../shell/later.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { useShellTexts } from '../shell/use-shell-texts.ts';
import { sunsetDictionaries } from '../texts/late-dictionaries.ts';
import styles from './sunset-page.module.css';

const useSunsetTexts = textsHook<Texts['sunset']>('sunset');

export const page: PageModule = {
  Component: SunsetPage,
  dictionaries: sunsetDictionaries,
  head: ({ tenant, texts }) => ({ title: texts.sunset.title(tenant.name) }),
};

/** TEN-07: what is left when a municipality closes its portal. */
function SunsetPage() {
  const texts = useShellTexts();
  const sunset = useSunsetTexts();
  const { tenant } = usePortal();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <MessagePage
        scene="bygd"
        title={sunset.title(tenant.name)}
        actions={
          <>
            <Button onClick={() => setIsChoosing(true)}>{sunset.elsewhere}</Button>
            <ButtonLink variant="secondary" href={`mailto:${tenant.support_email}`}>
              {texts.footer.mail(tenant.support_email)}
            </ButtonLink>
          </>
        }
      >
        <p>{sunset.text}</p>
        <section className={styles.remains}>
          <h2 className={styles.heading}>{sunset.remains}</h2>
          <ul>
            <li>{sunset.remainsElsewhere}</li>
            <li>{sunset.remainsAccount}</li>
            <li>{sunset.remainsHelp}</li>
          </ul>
        </section>
      </MessagePage>
      {isChoosing ? (
        <Suspense fallback={null}>
          <MunicipalityChooser noPortalText={texts.municipality.withoutPortal} onClose={() => setIsChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
