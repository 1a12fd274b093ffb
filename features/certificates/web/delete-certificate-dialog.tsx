import { useAction } from '#features/identity/web/use-action.ts';
import { MAX_REASON_LENGTH } from '#features/users/rules.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { certificateTexts } from '../texts/token.ts';
import { CERTIFICATE_ANSWERS, deleteCertificate } from './calls.ts';
import type { Definition } from './use-definitions.ts';

/** DSH-02: a super-admin is asked before, and says why. */
export function DeleteCertificateDialog({ certificate, onClose }: { certificate: Definition; onClose: () => void }) {
  const { close, cancel, definitions, why } = useTexts(certificateTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const { id, name } = certificate;
  const deletion = useAction((reason: string) => call(deleteCertificate, { params: { id }, body: { reason } }), {
    invalidates: CERTIFICATE_ANSWERS,
    fields: ['reason'],
    isToldInToast: true,
  });

  async function send(reason: string) {
    if (!(await deletion.run(reason))) return;
    showToast({ tone: 'success', title: definitions.deleted });
    onClose();
  }

  return (
    <ReasonDialog
      title={why.delete_title}
      text={why.delete_text(name)}
      texts={{ ...why, send: definitions.delete, cancel, close }}
      longest={MAX_REASON_LENGTH}
      isPending={deletion.isPending}
      error={deletion.errors.reason}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
