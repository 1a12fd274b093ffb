import { type ReactNode, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { WrittenText } from '#features/portal/web/written-text.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Comment } from '../contract.ts';
import { commentTexts } from '../texts/token.ts';
import { deleteComment, listComments, updateComment } from './calls.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';

type CommentItemProps = {
  eventId: string;
  comment: Comment;
  now: Date;
  /** DLG-02. */
  confirmDelete: () => Promise<boolean | null>;
  /** The way to say that it is not as it should be; not for one's own. */
  report: ReactNode;
};

export function CommentItem({ eventId, comment, now, confirmDelete, report }: CommentItemProps) {
  const texts = useTexts(commentTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [isEditing, setIsEditing] = useState(false);
  const { id, author, organization, can } = comment;
  const name = organization?.name ?? author?.name ?? texts.gone;
  const params = { id: eventId, comment: id };

  const removal = useAction(() => call(deleteComment, { params }), {
    invalidates: [listComments],
    isToldInToast: true,
  });

  async function remove() {
    if (!(await confirmDelete())) return;
    if (await removal.run()) showToast({ tone: 'success', title: texts.done.deleted });
  }

  return (
    <li className={styles.item}>
      <Avatar name={name} src={organization ? null : author?.thumbnail_url} isDecorative />
      <div className={styles.bubble} data-organiser={organization !== null || undefined}>
        <p className={styles.who}>
          <strong className={styles.name}>{name}</strong>
          {organization ? <Tag tone="accent">{texts.organiser}</Tag> : null}
          <span className={styles.when}>
            <time dateTime={comment.created_at}>{timeAgo(comment.created_at, { now, moments })}</time>
            {comment.edited_at ? ` · ${texts.edited}` : ''}
          </span>
        </p>
        {isEditing ? (
          <CommentForm
            label={texts.editing}
            submitLabel={texts.save}
            first={comment.body}
            send={({ body }) => call(updateComment, { params, body: { body } })}
            changed={[listComments]}
            onSent={() => {
              setIsEditing(false);
              showToast({ tone: 'success', title: texts.done.changed });
            }}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <WrittenText className={styles.body} text={comment.body} />
        )}
        {organization && author ? <p className={styles.note}>{texts.written_by(author.name)}</p> : null}
        {isEditing ? null : (
          <div className={styles.tools}>
            {can.edit ? null : report}
            {can.edit ? (
              <Button isSmall variant="tertiary" aria-label={texts.edit_of(name)} onClick={() => setIsEditing(true)}>
                {texts.edit}
              </Button>
            ) : null}
            {can.delete ? (
              <Button isSmall variant="tertiary" aria-label={texts.delete_of(name)} onClick={() => void remove()}>
                {texts.delete}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </li>
  );
}
