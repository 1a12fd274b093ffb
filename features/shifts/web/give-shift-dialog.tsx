import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Shift } from '../contract.ts';
import { shiftTexts } from '../texts/token.ts';
import { listMembers, SHIFTS, takeShift } from './calls.ts';
import { ClashDialog } from './clash-dialog.tsx';
import styles from './shifts-board.module.css';
import type { Clash } from './use-taking.ts';

type GiveShiftDialogProps = {
  eventId: Shift['id'];
  organisationId: string;
  shift: Shift;
  /** Ids of those who have it. */
  holders: readonly string[];
  now: Date;
  onDone: () => void;
  onClose: () => void;
};

type Person = { id: string; name: string };

const MAX_SHOWN = 10;

/** Members by a part of their name; the user who is given the shift is told. */
export function GiveShiftDialog({
  eventId,
  organisationId,
  shift,
  holders,
  now,
  onDone,
  onClose,
}: GiveShiftDialogProps) {
  const texts = useTexts(shiftTexts);
  const words = texts.giving;
  const call = useCall();
  const { showToast } = useToasts();
  const [typed, setTyped] = useState('');
  const [question, setQuestion] = useState<{ person: Person; clashes: readonly Clash[] } | null>(null);
  const q = typed.trim();
  const query = { page: 1, perPage: MAX_SHOWN, ...(q && { q }) };
  const { data, isFetching } = useQuery({
    ...answerQuery(call, listMembers, { params: { id: organisationId }, query }),
    placeholderData: keepPreviousData,
  });
  const more = (data?.meta.total ?? 0) - (data?.data.length ?? 0);

  const giving = useAction(
    ({ person, despite_clash }: { person: Person; despite_clash: boolean }) =>
      call(takeShift, { params: { id: eventId, slot: shift.id }, body: { user_id: person.id, despite_clash } }),
    { invalidates: SHIFTS },
  );

  async function give(person: Person, despite_clash = false) {
    const given = await giving.run({ person, despite_clash });
    const clashes = given?.result.data.is_taken === false ? given.result.data.clashes : null;
    setQuestion(clashes && { person, clashes });
    if (!given || clashes) return;
    showToast({ tone: 'success', title: texts.done.given(person.name) });
    onDone();
  }

  if (question) {
    return (
      <ClashDialog
        shift={shift}
        clashes={question.clashes}
        name={question.person.name}
        now={now}
        isPending={giving.isPending}
        onTake={() => void give(question.person, true)}
        onClose={() => setQuestion(null)}
      />
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={texts.close}>
      <div className="nb-stack">
        <ActionFailure action={giving} level={3} />
        <TextField
          type="search"
          label={words.search}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={(input) => setTyped(input.currentTarget.value)}
        />
        <p role="status" className="nb-muted">
          {!data
            ? words.loading
            : data.data.length === 0 && !isFetching
              ? words.none
              : more > 0
                ? words.more(more)
                : ''}
        </p>
        <ul className={styles.people}>
          {data?.data.map(({ id, name, thumbnail_url }) => (
            <li key={id} className={styles.person}>
              <Avatar name={name} src={thumbnail_url} size="small" isDecorative />
              <span className={styles.personName}>{name}</span>
              {holders.includes(id) ? (
                <Tag tone="success">{words.has_it}</Tag>
              ) : (
                <Button
                  isSmall
                  variant="secondary"
                  aria-label={words.give_to(name)}
                  isLoading={giving.pending?.person.id === id}
                  onClick={() => void give({ id, name })}
                >
                  {words.give}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
