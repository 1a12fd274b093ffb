import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLogin } from '#features/identity/web/use-login.tsx';
import { MunicipalitySuggestion } from '#features/municipalities/web/municipality-suggestion.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { LateTexts } from '../late-texts.tsx';
import { usePortal } from '../portal.tsx';
import { municipalityDictionaries } from '../texts/late-dictionaries.ts';
import { ConsentBar } from './consent-bar.tsx';
import styles from './late-parts.module.css';
import { AccountParts } from './later.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { useDoorLeftovers } from './use-door-leftovers.ts';
import { useServiceWorker } from './use-service-worker.ts';
import { useShellTexts } from './use-shell-texts.ts';

export type LatePartsProps = { onChooseMunicipality: () => void };

/** What the visitor needs only once the page works. It floats, so that nothing moves when it comes. */
export function LateParts({ onChooseMunicipality }: LatePartsProps) {
  const { toasts } = useShellTexts();
  const { tenant } = usePortal();
  const login = useLogin();
  const [hasAnswered, setHasAnswered] = useState(false);
  const [onAnswered] = useState(() => () => setHasAnswered(true));
  const [onlyMunicipalityId, ...others] = tenant.municipality_ids;
  const selected = (useSearchParams()[0].get('municipalities') ?? '').split(',').filter(Boolean);
  useServiceWorker();
  useDoorLeftovers();
  return (
    <>
      {login?.state === 'open' ? (
        <Suspense fallback={null}>
          <AccountParts />
        </Suspense>
      ) : null}
      <ToastRegion label={toasts.label} closeLabel={toasts.close} />
      <div className={styles.dock}>
        <OfflineNotice />
        {/* One question at a time. */}
        {hasAnswered ? (
          <Suspense fallback={null}>
            <LateTexts of="municipalities" dictionaries={municipalityDictionaries}>
              <MunicipalitySuggestion
                currentId={others.length === 0 ? (onlyMunicipalityId ?? null) : null}
                selectedCount={selected.length}
                onChange={onChooseMunicipality}
              />
            </LateTexts>
          </Suspense>
        ) : null}
        <ConsentBar onAnswered={onAnswered} />
      </div>
    </>
  );
}
