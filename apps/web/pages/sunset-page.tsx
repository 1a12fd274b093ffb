import { Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { PageModule } from '../page-module.ts';
import { usePortal } from '../portal.tsx';
import { MunicipalityChooser } from '../shell/later.ts';
import { MessagePage } from '../shell/message-page.tsx';
import { useShellTexts } from '../shell/use-shell-texts.ts';
import styles from './sunset-page.module.css';

export const page: PageModule = {
  Component: SunsetPage,
  head: ({ tenant, texts }) => ({ title: texts.shell.sunset.title(tenant.name) }),
};

/** TEN-07: what is left when a municipality closes its portal. */
function SunsetPage() {
  const texts = useShellTexts();
  const { tenant } = usePortal();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <MessagePage
        scene="bygd"
        title={texts.sunset.title(tenant.name)}
        actions={
          <>
            <Button onClick={() => setIsChoosing(true)}>{texts.sunset.elsewhere}</Button>
            <ButtonLink variant="secondary" href={`mailto:${tenant.support_email}`}>
              {texts.footer.mail(tenant.support_email)}
            </ButtonLink>
          </>
        }
      >
        <p>{texts.sunset.text}</p>
        <section className={styles.remains}>
          <h2 className={styles.heading}>{texts.sunset.remains}</h2>
          <ul>
            <li>{texts.sunset.remainsElsewhere}</li>
            <li>{texts.sunset.remainsAccount}</li>
            <li>{texts.sunset.remainsHelp}</li>
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
