import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ProofDeclined, useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Account } from '../../accounts-contract.ts';
import { MAX_REASON_LENGTH } from '../../rules.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { blockUser, endAccountSessions, getAccount, unblockUser } from './account-calls.ts';

type Deed = { kind: 'block'; reason: string } | { kind: 'unblock' } | { kind: 'end' };

/** Shuts an account, opens it again, or logs it out everywhere. Each is asked about, and needs fresh proof. */
export function UserAccountActions({ account: { id, name, blocked_at, sessions, can } }: { account: Account }) {
  const texts = useTexts(accountOfficeTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const [asking, setAsking] = useState<Deed['kind'] | null>(null);
  const params = { id };
  const doing = useAction(
    async (deed: Deed) => {
      try {
        await withProof<unknown>(() => {
          if (deed.kind === 'block') return call(blockUser, { params, body: { reason: deed.reason } });
          return deed.kind === 'unblock' ? call(unblockUser, { params }) : call(endAccountSessions, { params });
        });
        showToast({ tone: 'success', title: texts.done[deed.kind] });
      } catch (error) {
        if (!(error instanceof ProofDeclined)) throw error;
      } finally {
        setAsking(null);
      }
    },
    { invalidates: [getAccount], isToldInToast: true },
  );
  if (!can.set_rights) return null;
  const close = () => setAsking(null);
  return (
    <>
      {sessions.length > 0 ? (
        <Button variant="secondary" onClick={() => setAsking('end')}>
          {texts.end}
        </Button>
      ) : null}
      <Button variant="secondary" isDanger={!blocked_at} onClick={() => setAsking(blocked_at ? 'unblock' : 'block')}>
        {blocked_at ? texts.unblock : texts.block}
      </Button>
      {asking === 'block' ? (
        <ReasonDialog
          title={texts.block_title(name)}
          text={texts.block_text}
          texts={texts.block_form}
          longest={MAX_REASON_LENGTH}
          isPending={doing.isPending}
          error={undefined}
          onSend={(reason) => void doing.run({ kind: 'block', reason })}
          onClose={close}
        />
      ) : null}
      {asking === 'unblock' || asking === 'end' ? (
        <ConfirmationDialog
          isOpen
          title={asking === 'end' ? texts.end_title(name) : texts.unblock_title(name)}
          text={asking === 'end' ? texts.end_text : texts.unblock_text}
          confirmLabel={texts.yes_do[asking]}
          cancelLabel={texts.cancel}
          closeLabel={texts.close}
          isPending={doing.isPending}
          onConfirm={() => void doing.run({ kind: asking })}
          onCancel={close}
        />
      ) : null}
    </>
  );
}
