import { useState } from 'react';
import { useDecision } from '#features/identity/web/use-decision.ts';
import { paths } from '#features/portal/web/paths.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import type { WaitingSender } from '../contract.ts';
import { MAX_SENDER_REASON_LENGTH } from '../rules.ts';
import { senderTexts } from '../texts/senders/token.ts';
import { approveSmsSender, listWaitingSenders, refuseSmsSender } from './calls.ts';
import { SenderCard } from './sender-card.tsx';

/** One name that an organisation wants to send SMS as, with the municipality's two answers (ORG-05). */
export function DecidableSender({ waiting }: { waiting: WaitingSender }) {
  const texts = useTexts(senderTexts);
  const call = useCall();
  const [isRefusing, setIsRefusing] = useState(false);
  const { pending, reasonError, decide } = useDecision(listWaitingSenders, () => setIsRefusing(false));
  const { id, name, sender } = waiting;
  const at = { params: { id } };
  const approve = () =>
    decide('yes', () => call(approveSmsSender, { ...at, body: { sender } }), texts.toast.approved(sender, name));
  const refuse = (reason: string) =>
    decide('no', () => call(refuseSmsSender, { ...at, body: { sender, reason } }), texts.toast.refused(sender));
  return (
    <>
      <SenderCard
        waiting={waiting}
        actions={
          <>
            <Button aria-label={texts.approve_which(sender, name)} isLoading={pending === 'yes'} onClick={approve}>
              {texts.approve}
            </Button>
            <Button
              variant="secondary"
              isDanger
              aria-label={texts.refuse_which(sender, name)}
              onClick={() => setIsRefusing(true)}
            >
              {texts.refuse}
            </Button>
            <ButtonLink variant="tertiary" aria-label={texts.see_which(name)} href={paths.organisation(id)}>
              {texts.see}
            </ButtonLink>
          </>
        }
      />
      {isRefusing ? (
        <ReasonDialog
          title={texts.dialog.title(sender)}
          text={texts.dialog.text(name)}
          texts={texts.dialog}
          longest={MAX_SENDER_REASON_LENGTH}
          isPending={pending === 'no'}
          error={reasonError}
          onSend={refuse}
          onClose={() => setIsRefusing(false)}
        />
      ) : null}
    </>
  );
}
