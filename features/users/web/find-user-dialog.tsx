import { type UIEvent, useState } from 'react';
import { portalTexts } from '#features/portal/texts/token.ts';
import { describeFailure } from '#features/portal/web/failure.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FoundUser } from '../accounts-contract.ts';
import { MAX_USER_SEARCH_LENGTH } from '../rules.ts';
import { userTexts } from '../texts/token.ts';
import styles from './find-user-dialog.module.css';
import { LogInAsForm } from './log-in-as-form.tsx';
import { useFoundUsers } from './use-found-users.ts';
import { UserRow } from './user-row.tsx';

type FindUserDialogProps = {
  /** Rejects with what went wrong, which is then shown. */
  onLogInAs: (userId: string, reason: string) => Promise<void>;
  /** Gives the password again where the server asks for it. */
  onProve?: (password: string) => Promise<void>;
  onClose: () => void;
};

const NEAR_THE_END_PX = 60;

/** IDN-15: finds a person, asks for the reason, and logs in as them. */
export function FindUserDialog({ onLogInAs, onProve, onClose }: FindUserDialogProps) {
  const texts = useTexts(userTexts);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundUser | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={chosen ? texts.find.as(chosen.name) : texts.find.title}
      closeLabel={texts.close}
    >
      {chosen ? (
        <LogInAsForm
          onLogIn={async (reason) => {
            await onLogInAs(chosen.id, reason);
            onClose();
          }}
          {...(onProve && { onProve })}
          onBack={() => setChosen(null)}
        />
      ) : (
        <>
          <TextField
            type="search"
            label={texts.find.label}
            help={texts.find.help}
            value={typed}
            autoComplete="off"
            maxLength={MAX_USER_SEARCH_LENGTH}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <FoundUsers typed={typed} onChoose={setChosen} />
        </>
      )}
    </Dialog>
  );
}

function FoundUsers({ typed, onChoose }: { typed: string; onChoose: (user: FoundUser) => void }) {
  const texts = useTexts(userTexts);
  const { users, total, isSearching, error, fetchMore } = useFoundUsers(typed);
  const failure = describeFailure(error, useTexts(portalTexts));

  function handleScroll({ currentTarget: list }: UIEvent<HTMLElement>) {
    if (list.scrollTop + list.clientHeight >= list.scrollHeight - NEAR_THE_END_PX) fetchMore();
  }

  return (
    <>
      {failure ? (
        <Notice tone="danger" isLive>
          {failure.text}
        </Notice>
      ) : null}
      <p role="status" className={styles.status}>
        {isSearching
          ? texts.find.searching
          : total === undefined
            ? ''
            : total === 0
              ? texts.find.none
              : texts.find.found(total)}
      </p>
      {users.length > 0 ? (
        <ul className={styles.list} aria-label={texts.find.results} onScroll={handleScroll}>
          {users.map((user) => (
            <li key={user.id}>
              <UserRow
                user={user}
                action={
                  <Button
                    variant="secondary"
                    isSmall
                    aria-label={texts.find.choose_name(user.name)}
                    onClick={() => onChoose(user)}
                  >
                    {texts.find.choose}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
