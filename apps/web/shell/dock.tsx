import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLogin } from '#features/identity/web/use-login.tsx';
import { municipalityTexts } from '#features/municipalities/texts/token.ts';
import { ConsentBar } from '#features/portal/web/consent/consent-bar.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { accountTexts } from '#features/users/texts/account/token.ts';
import { userTexts } from '#features/users/texts/token.ts';
import { chosenLanguage } from '#platform/web/chosen-language.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { useServiceWorker } from '#platform/web/use-service-worker.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import styles from './dock.module.css';
import { LanguageOffer } from './language-offer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { shellTexts } from './texts/token.ts';
import { useDoorLeftovers } from './use-door-leftovers.ts';
import { useSessionNotice } from './use-session-notice.ts';

const AccountNotices = lazyPart(async () => (await import('./account/account-notices.tsx')).AccountNotices, {
  texts: [accountTexts, userTexts],
});
const MunicipalitySuggestion = lazyPart(
  async () => (await import('./municipality-question.tsx')).MunicipalityQuestion,
  { texts: [municipalityTexts] },
);

type DockProps = { onChooseMunicipality: () => void };

/** What the visitor needs only once the page works. It floats, so that nothing moves when it comes. */
export function Dock({ onChooseMunicipality }: DockProps) {
  const { toasts } = useTexts(shellTexts);
  const { tenant } = usePortal();
  const login = useLogin();
  const [hasAnswered, setHasAnswered] = useState(false);
  const [onAnswered] = useState(() => () => setHasAnswered(true));
  const [onlyMunicipalityId, ...others] = tenant.municipality_ids;
  const selected = (useSearchParams()[0].get('municipalities') ?? '').split(',').filter(Boolean);
  useRememberedLanguage();
  useSessionNotice();
  useServiceWorker();
  useDoorLeftovers();
  return (
    <>
      {login?.state === 'open' ? <AccountNotices /> : null}
      <ToastRegion label={toasts.label} closeLabel={toasts.close} />
      <div className={styles.dock}>
        <OfflineNotice />
        {/* One question at a time. */}
        {hasAnswered ? (
          <>
            <MunicipalitySuggestion
              currentId={others.length === 0 ? (onlyMunicipalityId ?? null) : null}
              selectedCount={selected.length}
              onChange={onChooseMunicipality}
            />
            <LanguageOffer />
          </>
        ) : null}
        <ConsentBar onAnswered={onAnswered} />
      </div>
    </>
  );
}

/** Some browsers forget after a week what a script has kept: each visit keeps it for another while. */
function useRememberedLanguage() {
  useEffect(() => {
    const chosen = chosenLanguage.read();
    if (chosen) chosenLanguage.write(chosen);
  }, []);
}
