import { useState } from 'react';
import { MessagePage } from '#features/portal/web/message-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { sunsetTexts } from '#features/tenants/texts/sunset/token.ts';
import { closingPath } from '#features/wind-down/web/closing-path.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MunicipalityChooser } from '../shell/lazy-shell.tsx';
import { shellTexts } from '../shell/texts/token.ts';
import styles from './sunset-page.module.css';

export const page: PageModule = {
  Component: SunsetPage,
  texts: [sunsetTexts],
  head: ({ tenant, textsOf }) => ({ title: textsOf(sunsetTexts).title(tenant.name) }),
};

/** TEN-07: what is left when a municipality closes its portal. */
function SunsetPage() {
  const texts = useTexts(shellTexts);
  const sunset = useTexts(sunsetTexts);
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
            <ButtonLink variant="secondary" href={closingPath}>
              {sunset.fetch}
            </ButtonLink>
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
        <MunicipalityChooser noPortalText={texts.municipality.withoutPortal} onClose={() => setIsChoosing(false)} />
      ) : null}
    </>
  );
}
