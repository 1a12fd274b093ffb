import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { accountShown } from '../form.ts';
import type { OwnParticipation } from '../office-contract.ts';
import type { ParticipationState } from '../rules.ts';
import { participationTexts } from '../texts/participation/token.ts';
import { askToTakePart, listOwnParticipations } from './calls.ts';

const TONES = { asked: 'info', approved: 'success', refused: 'warning', stopped: 'warning' } as const satisfies Record<
  ParticipationState,
  string
>;

/** CRD-08: an organisation asks to be paid from leisure accounts. Nothing where its municipality has no scheme. */
export function ParticipationSettings({ organisationId }: { organisationId: string }) {
  const answer = useAnswer(listOwnParticipations, { params: { id: organisationId } });
  return (answer.data?.data ?? []).map((own) => (
    <ParticipationForm key={own.scheme_id} organisationId={organisationId} own={own} />
  ));
}

function ParticipationForm({ organisationId, own }: { organisationId: string; own: OwnParticipation }) {
  const texts = useTexts(participationTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const headingId = useId();
  const fieldId = useId();
  const [account, setAccount] = useState('');
  const asking = useAction(
    (_: undefined, { keyOf }) => {
      const body = { scheme_id: own.scheme_id, bank_account: account };
      const ask = () => call(askToTakePart, { params: { id: organisationId }, body, key: keyOf(body) });
      return unlessDeclined(() => withProof(ask));
    },
    { invalidates: [listOwnParticipations], fields: ['bank_account'], idOf: () => fieldId },
  );

  async function submit() {
    const done = await asking.run(undefined);
    if (!done?.result) return;
    setAccount('');
    showToast({ tone: 'success', title: texts.asked, text: texts.asked_text });
  }

  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={texts.title(own.scheme_name)} lead={texts.lead} />
      {own.state === null ? null : (
        <div className="nb-stack nb-gap-s">
          <p>
            <Tag tone={TONES[own.state]}>{texts.states[own.state]}</Tag>
          </p>
          {own.bank_account === null ? null : <p>{texts.account(accountShown(own.bank_account))}</p>}
          {own.reason === null ? null : <p>{texts.reason(own.reason)}</p>}
        </div>
      )}
      <form
        className="nb-stack nb-gap-m"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ActionFailure action={asking} level={3} />
        <TextField
          id={fieldId}
          label={texts.bank_account}
          help={texts.bank_account_help}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          width="medium"
          value={account}
          error={asking.errors.bank_account}
          onChange={({ target }) => {
            setAccount(target.value);
            asking.clearError('bank_account');
          }}
        />
        <div>
          <Button type="submit" isLoading={asking.isPending}>
            {own.state === null ? texts.ask : texts.change}
          </Button>
        </div>
      </form>
    </section>
  );
}
