import { ToastRegion } from '#ui/toast-region.tsx';
import late from '../../shell/late-parts.module.css';
import { OfflineNotice } from '../../shell/offline-notice.tsx';
import { useShellTexts } from '../../shell/use-shell-texts.ts';
import { useHandedToast } from './handed-toast.ts';

/** No questions here: consent and municipality are asked about in the portal. */
export function LateAuthParts() {
  const { toasts } = useShellTexts();
  useHandedToast();
  return (
    <>
      <ToastRegion label={toasts.label} closeLabel={toasts.close} />
      <div className={late.dock}>
        <OfflineNotice />
      </div>
    </>
  );
}
