import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FoundUser } from '../../accounts-contract.ts';
import { MAX_USER_SEARCH_LENGTH } from '../../rules.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { userTexts } from '../../texts/token.ts';
import { useFoundUsers } from '../use-found-users.ts';
import { UserRow } from '../user-row.tsx';

type UserSearchProps = {
  /** What to type, as long as nothing is typed. */
  start: string;
  choose: string;
  chooseName: (name: string) => string;
  /** Is not offered. */
  exceptId?: FoundUser['id'];
  onChoose: (user: FoundUser) => void;
};

/** Finds a user by name, or by a whole address. */
export function UserSearch(props: UserSearchProps) {
  const { find } = useTexts(userTexts);
  const [typed, setTyped] = useState('');
  return (
    <>
      <TextField
        type="search"
        label={find.label}
        help={find.help}
        value={typed}
        autoComplete="off"
        maxLength={MAX_USER_SEARCH_LENGTH}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Found typed={typed} {...props} />
    </>
  );
}

function Found({ typed, start, choose, chooseName, exceptId, onChoose }: UserSearchProps & { typed: string }) {
  const texts = useTexts(accountOfficeTexts);
  const { find } = useTexts(userTexts);
  const { users, total, isSearching, error, hasMore, fetchMore, searchAgain } = useFoundUsers(typed);
  if (error) return <FailedPart onTryAgain={searchAgain} />;
  const status = total === undefined ? start : total === 0 ? find.none : find.found(total);
  const offered = users.filter(({ id }) => id !== exceptId);
  return (
    <>
      <p role="status" className="nb-muted">
        {isSearching ? find.searching : status}
      </p>
      {isSearching && users.length === 0 ? <Skeleton shape="block" /> : null}
      {offered.length > 0 ? (
        <ul className="nb-panel nb-lines" aria-label={find.results}>
          {offered.map((user) => (
            <li key={user.id}>
              <UserRow
                user={user}
                action={
                  <Button variant="secondary" isSmall aria-label={chooseName(user.name)} onClick={() => onChoose(user)}>
                    {choose}
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
