import { MegaphoneIcon, XMarkIcon } from '@navikt/aksel-icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAction } from '#features/identity/web/use-action.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Thread } from '../contract.ts';
import type { Participant } from '../people-contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { getThread, listMessages, listParticipants, listThreads, removeParticipant } from './calls.ts';
import type { OnReport } from './reportable.ts';
import styles from './thread-details.module.css';
import { participantsQuery } from './thread-queries.ts';

type ThreadPeopleProps = { thread: Thread; onAdd: () => void; onReport: OnReport };

/** Who takes part, those who run it first. */
export function ThreadPeople({ thread, onAdd, onReport }: ThreadPeopleProps) {
  const { details: words } = useTexts(messengerTexts);
  const call = useCall();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const params = { id: thread.id };
  const answer = useInfiniteQuery(participantsQuery(call, thread.id));
  const removal = useAction(({ id: user }: Participant) => call(removeParticipant, { params, query: { user } }), {
    invalidates: [listParticipants, getThread, listThreads, listMessages],
    isToldInToast: true,
  });

  async function remove(person: Participant) {
    if (!(await confirm('remove_from_thread', { name: person.name }))) return;
    if (await removal.run(person)) showToast({ tone: 'success', title: words.done.removed(person.name) });
  }

  function roleOf({ role, is_minor }: Participant): string | null {
    if (role === 'organiser') return thread.kind === 'organisation' ? words.leads : words.organiser;
    if (is_minor) return words.minor;
    return role === 'participant' ? words.participant : null;
  }

  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        {words.people(thread.participants_count)}
        {thread.can.add ? (
          <Button variant="tertiary" isSmall onClick={onAdd}>
            {words.add}
          </Button>
        ) : null}
      </h2>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      <ul className={styles.people}>
        {answer.data?.pages
          .flatMap(({ data }) => data)
          .map((person) => (
            <li key={person.id} className={styles.person}>
              <Avatar name={person.name} src={person.thumbnail_url} isDecorative />
              <div className={styles.words}>
                <p className={styles.name}>{person.is_self ? words.self(person.name) : person.name}</p>
                {roleOf(person) ? <p className={styles.role}>{roleOf(person)}</p> : null}
              </div>
              {person.is_self ? null : (
                <div className={styles.tools}>
                  <IconButton
                    label={words.report(person.name)}
                    icon={<MegaphoneIcon aria-hidden />}
                    onClick={() => onReport({ kind: 'user', id: person.id, seq: 0, about: person.name })}
                  />
                  {thread.can.remove ? (
                    <IconButton
                      label={words.remove(person.name)}
                      icon={<XMarkIcon aria-hidden />}
                      onClick={() => void remove(person)}
                    />
                  ) : null}
                </div>
              )}
            </li>
          ))}
      </ul>
      <ShowMore label={words.more_people} from={answer} />
    </section>
  );
}
