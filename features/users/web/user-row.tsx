import type { ReactNode } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import type { FoundUser } from '../accounts-contract.ts';
import { OrganisationNames } from './organisation-names.tsx';
import styles from './user-row.module.css';

type UserRowProps = {
  user: Pick<FoundUser, 'name' | 'thumbnail_url' | 'organizations' | 'organizations_count'> &
    Partial<Pick<FoundUser, 'municipality' | 'address'>>;
  /** A button or link at the end of the line. */
  action?: ReactNode;
};

/** USR-05: a person in a list. */
export function UserRow({ user, action }: UserRowProps) {
  return (
    <div className={styles.row}>
      <Avatar name={user.name} src={user.thumbnail_url} isDecorative />
      <div className={styles.words}>
        <span className={styles.name}>{user.name}</span>
        {user.municipality || user.address ? (
          <span className={styles.detail}>{[user.municipality, user.address].filter(Boolean).join(' · ')}</span>
        ) : null}
        <OrganisationNames names={user.organizations.map(({ name }) => name)} count={user.organizations_count} />
      </div>
      {action}
    </div>
  );
}
