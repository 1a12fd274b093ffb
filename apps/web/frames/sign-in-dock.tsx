import { useHandedToast } from '#features/portal/web/handed-toast.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import styles from '../shell/dock.module.css';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { shellTexts } from '../shell/texts/token.ts';

/** No questions here: consent and municipality are asked about in the portal. */
export function SignInDock() {
  const { toasts } = useTexts(shellTexts);
  useHandedToast();
  return (
    <>
      <ToastRegion label={toasts.label} closeLabel={toasts.close} />
      <div className={styles.dock}>
        <OfflineNotice />
      </div>
    </>
  );
}
