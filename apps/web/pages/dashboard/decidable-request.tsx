import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrganisationRequest } from '#features/organisations/requests-contract.ts';
import {
  acceptOrganisation,
  declineOrganisation,
  listOrganisationRequests,
} from '#features/organisations/web/calls.ts';
import { RequestCard } from '#features/organisations/web/request-card.tsx';
import { RequestDeclineDialog } from '#features/organisations/web/request-decline-dialog.tsx';
import { useRequestTexts } from '#features/organisations/web/use-request-texts.ts';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { paths } from '../../paths.ts';
import { useFailureToast } from '../organisation/use-failure-toast.ts';

/** One request with its buttons. Where something should be checked first, a yes is asked for twice (BEY-09). */
export function DecidableRequest({ request }: { request: OrganisationRequest }) {
  const { admin: texts } = useRequestTexts();
  const [isDeclining, setIsDeclining] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { pending, reasonError, accept, decline } = useDecision(request, () => {
    setIsDeclining(false);
    setIsConfirming(false);
  });
  const { name, signs } = request;
  return (
    <>
      <RequestCard
        request={request}
        actions={
          request.status === 'pending' ? (
            <>
              <Button
                aria-label={texts.accept_which(name)}
                isLoading={pending === 'accept'}
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
        isPending={pending === 'accept'}
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
        <RequestDeclineDialog
          name={name}
          isPending={pending === 'decline'}
          error={reasonError}
          onDecline={decline}
          onClose={() => setIsDeclining(false)}
        />
      ) : null}
    </>
  );
}

function useDecision({ id, name }: OrganisationRequest, onDone: () => void) {
  const { toast: texts } = useRequestTexts().admin;
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const showFailure = useFailureToast();
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null);
  const [reasonError, setReasonError] = useState<string>();

  async function decide(kind: 'accept' | 'decline', work: () => Promise<unknown>, title: string) {
    if (pending) return;
    setPending(kind);
    setReasonError(undefined);
    try {
      await work();
      onDone();
      showToast({ tone: 'success', title });
    } catch (error) {
      if (error instanceof CallFailed && error.status === 422) {
        setReasonError(error.errors?.reason?.[0] ?? error.message);
        return;
      }
      // Somebody else was first, most likely: the list below tells what became of it.
      onDone();
      showFailure(error);
    } finally {
      setPending(null);
    }
    await queries.invalidateQueries({ queryKey: [listOrganisationRequests.method, listOrganisationRequests.path] });
  }

  const at = { params: { id } };
  return {
    pending,
    reasonError,
    accept: () => void decide('accept', () => call(acceptOrganisation, at), texts.accepted(name)),
    decline: (reason: string) =>
      void decide('decline', () => call(declineOrganisation, { ...at, body: { reason } }), texts.declined(name)),
  };
}
