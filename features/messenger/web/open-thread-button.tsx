import { useNavigate } from 'react-router';
import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { messengerWayTexts } from '../texts/ways-in/token.ts';
import { listThreads, openEventThread, openOrganisationThread } from './calls.ts';
import { threadPath } from './paths.ts';

type OpenThreadButtonProps = {
  /** Whose conversation it is: an activity's, or that of those who run an organisation. */
  of: 'event' | 'team';
  id: string;
};

/** Leads to the conversation, which begins with the first one who asks for it. */
export function OpenThreadButton({ of, id }: OpenThreadButtonProps) {
  const texts = useTexts(messengerWayTexts);
  const call = useCall();
  const navigate = useNavigate();
  const at = { params: { id } };
  const opening = useAction(() => (of === 'event' ? call(openEventThread, at) : call(openOrganisationThread, at)), {
    invalidates: [listThreads],
    isToldInToast: true,
  });
  async function open() {
    const done = await opening.run();
    if (done) void navigate(threadPath(done.result.data.id));
  }
  return (
    <Button variant="secondary" isLoading={opening.isPending} onClick={() => void open()}>
      {texts[of]}
    </Button>
  );
}
