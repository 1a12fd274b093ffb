import { CircleSlashIcon } from '@navikt/aksel-icons';
import { useAction } from '#features/identity/web/use-action.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { messengerTexts } from '../texts/token.ts';
import { blockPerson, HIDING_ANSWERS, listBlocks, unblockPerson } from './calls.ts';

type BlockButtonProps = { person: { id: string; name: string } };

/** From then on neither writes to the other; the other is not told. */
export function BlockButton({ person: { id, name } }: BlockButtonProps) {
  const { details: words } = useTexts(messengerTexts);
  const call = useCall();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const blocks = useAnswer(listBlocks, {});
  const isBlocked = blocks.data?.data.some((blocked) => blocked.id === id) ?? false;
  const changing = useAction(
    () => (isBlocked ? call(unblockPerson, { query: { user: id } }) : call(blockPerson, { body: { user: id } })),
    { invalidates: HIDING_ANSWERS, isToldInToast: true },
  );

  async function change() {
    if (!isBlocked && !(await confirm('block_person', { name }))) return;
    const title = isBlocked ? words.done.unblocked(name) : words.done.blocked(name);
    if (await changing.run()) showToast({ tone: 'success', title });
  }

  if (!blocks.data) return null;
  return (
    <li>
      <button type="button" data-danger={isBlocked ? undefined : true} onClick={() => void change()}>
        <CircleSlashIcon aria-hidden />
        {isBlocked ? words.unblock(name) : words.block(name)}
      </button>
    </li>
  );
}
