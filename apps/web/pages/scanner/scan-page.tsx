import { type ComponentProps, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useKeptFiles } from '#features/door/web/use-kept-files.ts';
import { equipmentOfficeTexts } from '#features/equipment/texts/office/token.ts';
import { passTexts } from '#features/passes/texts/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { scannerTexts } from '#features/scanner/texts/token.ts';
import { ScanDesk } from '#features/scanner/web/scan-desk.tsx';
import { deskKey } from '#features/scanner/web/scan-store.ts';
import { useDesks } from '#features/scanner/web/use-desks.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { useOwnId } from '#features/users/web/use-own-id.ts';
import { useCameraOnThisPage } from '#platform/web/camera-on-this-page.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './scan-page.module.css';

export const page: PageModule = {
  Component: ScanPage,
  texts: [scannerTexts, passTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(scannerTexts).title }),
};

const ScannedReturn = lazyPart(async () => (await import('#features/equipment/web/scanned-return.tsx')).ScannedReturn, {
  texts: [equipmentOfficeTexts, uploadTexts],
});

/** BEY-04. Nothing is loaded before it is shown: without a network there is nothing to wait for. */
function ScanPage() {
  const texts = useTexts(scannerTexts);
  const userId = useOwnId();
  useCameraOnThisPage();
  useKeptFiles({ hasScanner: true });
  return (
    <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className="nb-muted">{texts.intro}</p>
      </header>
      {userId === null ? null : <ChosenDesk userId={userId} />}
    </div>
  );
}

type Returned = Omit<ComponentProps<typeof ScannedReturn>, 'onClose'>;

/** Which desk stands in the address, so that a device at a desk opens there; else it is the first one. */
function ChosenDesk({ userId }: { userId: string }) {
  const texts = useTexts(scannerTexts);
  const { now } = usePortal();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { desks, fault, tryAgain } = useDesks(userId, now);
  const [returned, setReturned] = useState<Returned | null>(null);
  if (fault) {
    return (
      <div className="nb-stack">
        <Notice tone="warning" isLive>
          {texts.failed[fault]}
        </Notice>
        <div>
          <Button variant="secondary" onClick={tryAgain}>
            {texts.try_again}
          </Button>
        </div>
      </div>
    );
  }
  if (!desks) {
    return (
      <div role="status">
        <span className="nb-sr">{texts.loading}</span>
        <Skeleton shape="block" />
      </div>
    );
  }
  const chosen = desks.find((desk) => deskKey(desk) === search.get('desk')) ?? desks[0];
  if (!chosen) return <EmptyState title={texts.no_desks}>{texts.no_desks_text}</EmptyState>;
  const { organization_id, municipality_id } = chosen;
  return (
    <>
      {desks.length > 1 ? (
        <SelectField
          label={texts.desk}
          value={deskKey(chosen)}
          onChange={({ target }) => navigate(runningPaths.scan(target.value), { replace: true })}
        >
          {desks.map((desk) => (
            <option key={deskKey(desk)} value={deskKey(desk)}>
              {desk.name}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className={styles.desk}>{chosen.name}</p>
      )}
      <ScanDesk
        key={deskKey(chosen)}
        userId={userId}
        now={now}
        place={{
          ...(organization_id !== null && { organization_id }),
          ...(municipality_id !== null && { municipality_id }),
        }}
        onTakeBack={(loan, onTaken) => setReturned({ ...loan, onTaken })}
      />
      {returned ? <ScannedReturn {...returned} onClose={() => setReturned(null)} /> : null}
    </>
  );
}
