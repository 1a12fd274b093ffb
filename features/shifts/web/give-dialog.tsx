import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Slot } from '../contract.ts';
import { slotTexts } from '../texts/token.ts';
import { listMembers, takeSlot } from './calls.ts';
import { ClashDialog } from './clash-dialog.tsx';
import styles from './slots-board.module.css';
import type { Clash } from './use-taking.ts';

type GiveDialogProps = {
  eventId: Slot['id'];
  organisationId: string;
  slot: Slot;
  /** Ids of those who have it. */
  holders: readonly string[];
  now: Date;
  onDone: () => void;
  onClose: () => void;
};

type Person = { id: string; name: string };

const MAX_SHOWN = 10;

/** Members by a part of their name; the user who is given the shift is told. */
export function GiveDialog({ eventId, organisationId, slot, holders, now, onDone, onClose }: GiveDialogProps) {
  const texts = useTexts(slotTexts);
  const words = texts.giving;
  const call = useCall();
  const { showToast } = useToasts();
  const [typed, setTyped] = useState('');
  const [doing, setDoing] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<{ person: Person; clashes: readonly Clash[] } | null>(null);
  const q = typed.trim();
  const query = { page: 1, perPage: MAX_SHOWN, ...(q && { q }) };
  const { data, isFetching } = useQuery({
    ...answerQuery(call, listMembers, { params: { id: organisationId }, query }),
    placeholderData: keepPreviousData,
  });
  const more = (data?.meta.total ?? 0) - (data?.data.length ?? 0);

  async function give(person: Person, despite_clash = false) {
    if (doing) return;
    setDoing(person.id);
    setFailure(null);
    try {
      const body = { user_id: person.id, despite_clash };
      const answer = await call(takeSlot, { params: { id: eventId, slot: slot.id }, body });
      if (!answer.data.is_taken) return setQuestion({ person, clashes: answer.data.clashes });
      showToast({ tone: 'success', title: texts.done.given(person.name) });
      onDone();
    } catch (error) {
      setQuestion(null);
      setFailure(failureText(error, texts));
    } finally {
      setDoing(null);
    }
  }

  if (question) {
    return (
      <ClashDialog
        slot={slot}
        clashes={question.clashes}
        name={question.person.name}
        now={now}
        isPending={doing !== null}
        onTake={() => void give(question.person, true)}
        onClose={() => setQuestion(null)}
      />
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={texts.close}>
      <div className="nb-stack">
        {failure === null ? null : (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
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
                  isLoading={doing === id}
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
