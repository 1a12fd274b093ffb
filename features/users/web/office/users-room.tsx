import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FoundUser } from '../../accounts-contract.ts';
import { MAX_USER_SEARCH_LENGTH } from '../../rules.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { userTexts } from '../../texts/token.ts';
import { useFoundUsers } from '../use-found-users.ts';
import { UserRow } from '../user-row.tsx';
import { AccountPanel } from './account-panel.tsx';

export type ActingProps = {
  /** Where a role can be given. */
  municipalities: readonly { id: string; name: string }[];
  /** Rejects with what went wrong, which is then shown. */
  onLogInAs: (userId: string, reason: string) => Promise<void>;
  /** Gives the password again where the server asks for it. */
  onProve: (password: string) => Promise<void>;
};

/** DSH-02: finds a user, and what can be done about the account. */
export function UsersRoom(acting: ActingProps) {
  const texts = useTexts(accountOfficeTexts);
  const { find } = useTexts(userTexts);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<FoundUser | null>(null);
  if (chosen) return <AccountPanel userId={chosen.id} onBack={() => setChosen(null)} {...acting} />;
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading title={texts.title} lead={texts.lead} />
      <TextField
        type="search"
        label={find.label}
        help={find.help}
        value={typed}
        autoComplete="off"
        maxLength={MAX_USER_SEARCH_LENGTH}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Found typed={typed} onChoose={setChosen} />
    </section>
  );
}

function Found({ typed, onChoose }: { typed: string; onChoose: (user: FoundUser) => void }) {
  const texts = useTexts(accountOfficeTexts);
  const { find } = useTexts(userTexts);
  const { users, total, isSearching, error, hasMore, fetchMore, searchAgain } = useFoundUsers(typed);
  if (error) return <FailedPart onTryAgain={searchAgain} />;
  const status = total === undefined ? texts.start : total === 0 ? find.none : find.found(total);
  return (
    <>
      <p role="status" className="nb-muted">
        {isSearching ? find.searching : status}
      </p>
      {isSearching && users.length === 0 ? <Skeleton shape="block" /> : null}
      {users.length > 0 ? (
        <ul className="nb-panel nb-lines" aria-label={find.results}>
          {users.map((user) => (
            <li key={user.id}>
              <UserRow
                user={user}
                action={
                  <Button
                    variant="secondary"
                    isSmall
                    aria-label={texts.open_name(user.name)}
                    onClick={() => onChoose(user)}
                  >
                    {texts.open}
                  </Button>
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      {hasMore ? (
        <div>
          <Button variant="secondary" isSmall onClick={fetchMore}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
