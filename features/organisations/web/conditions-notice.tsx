import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ConditionsState } from '../contract.ts';
import { conditionsTexts } from '../texts/conditions/token.ts';
import { answerConditions, getOwnAccess } from './calls.ts';

export type ConditionsNoticeProps = {
  organisation: { id: string; name: string };
  conditions: ConditionsState;
  /** Whether an admin who comes here is asked without pressing anything; not in the middle of other work. */
  isAsking?: boolean | undefined;
};

/** What waits for the conditions, and the question itself. */
export function ConditionsNotice(props: ConditionsNoticeProps) {
  return (
    <ConfirmationProvider>
      <AskableNotice {...props} />
    </ConfirmationProvider>
  );
}

function AskableNotice({ organisation: { id, name }, conditions, isAsking = false }: ConditionsNoticeProps) {
  const texts = useTexts(conditionsTexts);
  const { version, answer, can_answer } = conditions;
  const call = useCall();
  const queries = useQueryClient();
  const confirm = useConfirmation();
  const localised = useLocalisedPath();
  const { showToast } = useToasts();
  const { run, isPending } = useAction(
    (is_accepted: boolean) => call(answerConditions, { params: { id }, body: { version, is_accepted } }),
    { invalidates: [getOwnAccess], isToldInToast: true },
  );

  async function ask() {
    const data_processing_url = localised(organisationPaths.dataProcessing);
    const is_accepted = await confirm('accept_conditions', { name, data_processing_url });
    if (is_accepted === null) return;
    const done = await run(is_accepted);
    if (done && is_accepted) showToast({ tone: 'success', title: texts.accepted(name) });
  }

  // Closed without an answer, the question waits for the next visit; the notice is there meanwhile.
  const askOnce = useEffectEvent(() => {
    const asked = ['asked', 'conditions', id, version];
    if (queries.getQueryData(asked)) return;
    queries.setQueryData(asked, true);
    void ask();
  });
  const isDue = isAsking && can_answer && answer === null;
  useEffect(() => {
    if (isDue) askOnce();
  }, [isDue]);

  return (
    <Notice tone="warning" title={texts.title}>
      <p>{texts.text(name)}</p>
      {answer === 'declined' ? <p>{texts.declined}</p> : null}
      {can_answer ? (
        <div>
          <Button isSmall isLoading={isPending} onClick={() => void ask()}>
            {texts.action}
          </Button>
        </div>
      ) : (
        <p>{texts.ask_admin}</p>
      )}
    </Notice>
  );
}
