import { PencilIcon, PersonPlusIcon, TrashIcon, XMarkIcon } from '@navikt/aksel-icons';
import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Shift, ShiftUser } from '../contract.ts';
import { isShiftFull } from '../rules.ts';
import { shiftTexts } from '../texts/token.ts';
import styles from './shifts-board.module.css';

type ShiftCardProps = {
  shift: Shift;
  /** Null for the user who may not know them. */
  users: readonly ShiftUser[] | null;
  isOver: boolean;
  canChange: boolean;
  canGive: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onGive: () => void;
  onTakeBack: (user: ShiftUser) => void;
};

/** One shift as those who run the activity have it in front of them: when, what, and who comes. */
export function ShiftCard(props: ShiftCardProps) {
  const { shift, users, isOver, canChange, canGive, onEdit, onDelete, onGive, onTakeBack } = props;
  const texts = useTexts(shiftTexts);
  const words = texts.board;
  const name = shift.name || texts.unnamed;
  const { max } = shift.capacity;
  const isFull = isShiftFull(shift);
  // Without a limit one is enough.
  const isWanted = max === null ? shift.users_count === 0 : !isFull;
  return (
    <li className={styles.card} data-over={isOver || undefined}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.time}>{`${clock(shift.start_at)}–${clock(shift.end_at)}`}</p>
        </div>
        {canChange && !isOver ? (
          <div className={styles.tools}>
            <IconButton label={words.edit(name)} icon={<PencilIcon aria-hidden />} onClick={onEdit} />
            <IconButton label={words.delete(name)} icon={<TrashIcon aria-hidden />} onClick={onDelete} />
          </div>
        ) : null}
      </div>
      <p className={styles.count}>
        <Tag tone={isOver ? 'neutral' : isWanted ? 'warning' : 'success'}>
          {max === null ? texts.taken(shift.users_count) : texts.taken_of(shift.users_count, max)}
        </Tag>
        {isOver ? <Tag>{words.over}</Tag> : null}
        {shift.certificate ? <Tag>{texts.needs(shift.certificate.name)}</Tag> : null}
      </p>
      {users === null ? (
        <p className="nb-muted">{words.not_shown(shift.users_count)}</p>
      ) : users.length === 0 ? (
        <p className="nb-muted">{words.nobody}</p>
      ) : (
        <ul className={styles.people} aria-label={words.people}>
          {users.map((user) => (
            <li key={user.user_id} className={styles.person}>
              <Avatar name={user.name} size="small" isDecorative />
              <span className={styles.personName}>
                {user.name}
                {user.phone ? <span className="nb-muted nb-small">{user.phone}</span> : null}
              </span>
              {canChange && !isOver ? (
                <IconButton
                  label={words.take_back(user.name)}
                  icon={<XMarkIcon aria-hidden />}
                  onClick={() => onTakeBack(user)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {canGive && !isOver && !isFull ? (
        <div className={styles.give}>
          <Button
            isSmall
            variant="tertiary"
            icon={<PersonPlusIcon aria-hidden />}
            aria-label={words.give_name(name)}
            onClick={onGive}
          >
            {words.give}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
