import { useState } from 'react';
import { useDecision } from '#features/identity/web/use-decision.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import type { OrganisationRequest } from '../../requests-contract.ts';
import { MAX_NOTE_LENGTH } from '../../rules.ts';
import { requestTexts } from '../../texts/requests/token.ts';
import { acceptOrganisation, declineOrganisation, listOrganisationRequests } from '../calls.ts';
import { RequestCard } from '../request-card.tsx';

/** One request with its buttons. Where something should be checked first, a yes is asked for twice (BEY-09). */
export function DecidableRequest({ request }: { request: OrganisationRequest }) {
  const { admin: texts } = useTexts(requestTexts);
  const call = useCall();
  const [isDeclining, setIsDeclining] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { pending, reasonError, decide } = useDecision(listOrganisationRequests, () => {
    setIsDeclining(false);
    setIsConfirming(false);
  });
  const { id, name, signs } = request;
  const at = { params: { id } };
  const accept = () => decide('yes', () => call(acceptOrganisation, at), texts.toast.accepted(name));
  const decline = (reason: string) =>
    decide('no', () => call(declineOrganisation, { ...at, body: { reason } }), texts.toast.declined(name));
  return (
    <>
      <RequestCard
        request={request}
        actions={
          request.status === 'pending' ? (
            <>
              <Button
                aria-label={texts.accept_which(name)}
                isLoading={pending === 'yes'}
                onClick={() => (signs.length > 0 ? setIsConfirming(true) : accept())}
              >
                {texts.accept}
              </Button>
              <Button
                variant="secondary"
                isDanger
                aria-label={texts.decline_which(name)}
                onClick={() => setIsDeclining(true)}
              >
                {texts.decline}
              </Button>
            </>
          ) : (
            <ButtonLink variant="secondary" isSmall href={paths.organisation(request.id)}>
              {texts.see}
            </ButtonLink>
          )
        }
      />
      <ConfirmationDialog
        isOpen={isConfirming}
        title={texts.confirm.title(name)}
        text={texts.confirm.text}
        confirmLabel={texts.confirm.yes}
        cancelLabel={texts.confirm.no}
        closeLabel={texts.confirm.close}
        isPending={pending === 'yes'}
        onConfirm={accept}
        onCancel={() => setIsConfirming(false)}
      >
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{texts.signs[sign]}</li>
          ))}
        </ul>
      </ConfirmationDialog>
      {isDeclining ? (
        <ReasonDialog
          title={texts.dialog.title(name)}
          text={texts.dialog.text}
          texts={texts.dialog}
          longest={MAX_NOTE_LENGTH}
          isPending={pending === 'no'}
          error={reasonError}
          onSend={decline}
          onClose={() => setIsDeclining(false)}
        />
      ) : null}
    </>
  );
}
