import { useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { FoundUser } from '../../accounts-contract.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { AccountPanel } from './account-panel.tsx';
import { UserSearch } from './user-search.tsx';

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
  const [chosen, setChosen] = useState<FoundUser['id'] | null>(null);
  if (chosen) {
    return <AccountPanel userId={chosen} onBack={() => setChosen(null)} onOpen={setChosen} {...acting} />;
  }
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading title={texts.title} lead={texts.lead} />
      <UserSearch
        start={texts.start}
        choose={texts.open}
        chooseName={texts.open_name}
        onChoose={({ id }) => setChosen(id)}
      />
    </section>
  );
}
