import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dateInWords, whenText } from '#platform/language/when-text.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Account } from '../../accounts-contract.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { userTexts } from '../../texts/token.ts';
import { LogInAsForm } from '../log-in-as-form.tsx';
import { getAccount } from './account-calls.ts';
import { MergePanel } from './merge-panel.tsx';
import { RightsPanel } from './rights-panel.tsx';
import { UserAccountActions } from './user-account-actions.tsx';
import type { ActingProps } from './users-room.tsx';

type AccountPanelProps = ActingProps & {
  userId: Account['id'];
  onBack: () => void;
  /** Goes on to another account. */
  onOpen: (userId: Account['id']) => void;
};

/** One account: who it is, what it may do, where it is in use, and what can be done about it. */
export function AccountPanel({ userId, onBack, onOpen, ...acting }: AccountPanelProps) {
  const texts = useTexts(accountOfficeTexts);
  const answer = useAnswer(getAccount, { params: { id: userId } });
  const [isMerging, setIsMerging] = useState(false);
  if (isMerging && answer.data) {
    const onMerged = (kept: Account['id']) => {
      setIsMerging(false);
      onOpen(kept);
    };
    return <MergePanel account={answer.data.data} onBack={() => setIsMerging(false)} onMerged={onMerged} />;
  }
  return (
    <section className="nb-stack nb-gap-m">
      <div>
        <Button variant="tertiary" isSmall onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data ? (
        <UserAccountFacts account={answer.data.data} onMerge={() => setIsMerging(true)} {...acting} />
      ) : null}
    </section>
  );
}

type UserAccountFactsProps = ActingProps & { account: Account; onMerge: () => void };

function UserAccountFacts({ account, municipalities, onLogInAs, onProve, onMerge }: UserAccountFactsProps) {
  const texts = useTexts(accountOfficeTexts);
  const { find, close } = useTexts(userTexts);
  const reading = { moments: useTexts(momentTexts), now: usePortal().now };
  const [isLoggingInAs, setIsLoggingInAs] = useState(false);
  return (
    <>
      <SectionHeading title={account.name} />
      {account.blocked_at ? (
        <Notice tone="danger">
          <p>{texts.blocked(whenText({ start_at: account.blocked_at }, reading).toLowerCase())}</p>
          {account.blocked_reason ? <p>{texts.reason(account.blocked_reason)}</p> : null}
        </Notice>
      ) : null}
      <div className="nb-panel">
        <FactList
          facts={[
            { term: texts.facts.email, value: account.email ?? texts.unknown },
            { term: texts.facts.phone, value: account.phone ?? texts.unknown },
            { term: texts.facts.municipality, value: account.municipality ?? texts.unknown },
            { term: texts.facts.since, value: dateInWords(account.created_at, reading) },
            { term: texts.facts.two_factor, value: account.has_two_factor ? texts.yes : texts.no },
          ]}
        />
      </div>
      <div className="nb-row">
        {account.can.log_in_as ? <Button onClick={() => setIsLoggingInAs(true)}>{texts.log_in_as}</Button> : null}
        <UserAccountActions account={account} />
        {account.can.set_rights ? (
          <Button variant="secondary" onClick={onMerge}>
            {texts.merge.open}
          </Button>
        ) : null}
      </div>
      <RightsPanel account={account} municipalities={municipalities} />
      <SessionLines account={account} />
      {isLoggingInAs ? (
        <Dialog isOpen onClose={() => setIsLoggingInAs(false)} title={find.as(account.name)} closeLabel={close}>
          <LogInAsForm
            onLogIn={(reason) => onLogInAs(account.id, reason)}
            onProve={onProve}
            onBack={() => setIsLoggingInAs(false)}
          />
        </Dialog>
      ) : null}
    </>
  );
}

function SessionLines({ account: { sessions } }: { account: Account }) {
  const texts = useTexts(accountOfficeTexts);
  const { method: methods } = useTexts(userTexts).sessions;
  const reading = { moments: useTexts(momentTexts), now: usePortal().now };
  return (
    <div className="nb-panel nb-stack">
      <h3>{texts.sessions}</h3>
      {sessions.length === 0 ? <p className="nb-muted">{texts.no_sessions}</p> : null}
      <ul className="nb-lines">
        {sessions.map(({ id, agent, method, seen_at }) => (
          <li key={id}>
            {agent || texts.unknown_agent} · {methods[method]}
            <p className="nb-small nb-muted">{texts.seen(whenText({ start_at: seen_at }, reading).toLowerCase())}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
