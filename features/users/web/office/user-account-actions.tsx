import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Account } from '../../accounts-contract.ts';
import { MAX_REASON_LENGTH } from '../../rules.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { blockUser, endAccountSessions, getAccount, unblockUser } from './account-calls.ts';

type Deed = { kind: 'block' | 'unblock'; reason: string } | { kind: 'end' };

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
        const isDone = await unlessDeclined(() =>
          withProof<unknown>(() => {
            if (deed.kind === 'block') return call(blockUser, { params, body: { reason: deed.reason } });
            if (deed.kind === 'unblock') return call(unblockUser, { params, body: { reason: deed.reason } });
            return call(endAccountSessions, { params });
          }),
        );
        if (isDone) showToast({ tone: 'success', title: texts.done[deed.kind] });
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
      {asking === 'block' || asking === 'unblock' ? (
        <ReasonDialog
          title={asking === 'block' ? texts.block_title(name) : texts.unblock_title(name)}
          text={asking === 'block' ? texts.block_text : texts.unblock_text}
          texts={asking === 'block' ? texts.block_form : { ...texts.block_form, send: texts.unblock }}
          longest={MAX_REASON_LENGTH}
          isPending={doing.isPending}
          isHarmless={asking === 'unblock'}
          error={undefined}
          onSend={(reason) => void doing.run({ kind: asking, reason })}
          onClose={close}
        />
      ) : null}
      {asking === 'end' ? (
        <ConfirmationDialog
          isOpen
          title={texts.end_title(name)}
          text={texts.end_text}
          confirmLabel={texts.end_yes}
          cancelLabel={texts.cancel}
          closeLabel={texts.close}
          isPending={doing.isPending}
          onConfirm={() => void doing.run({ kind: 'end' })}
          onCancel={close}
        />
      ) : null}
    </>
  );
}
