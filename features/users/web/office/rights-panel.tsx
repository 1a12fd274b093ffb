import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Account } from '../../accounts-contract.ts';
import { GRANTABLE_SCOPES, MAX_REASON_LENGTH } from '../../rules.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { revokeMunicipality } from '../staff-calls.ts';
import { getAccount, setScopes } from './account-calls.ts';
import { GrantDialog } from './grant-dialog.tsx';
import type { ActingProps } from './users-room.tsx';

type HeldGrant = Account['grants'][number];
type Change = { scope: Account['scopes'][number]; isGiven: boolean } | { taken: HeldGrant };

type RightsPanelProps = Pick<ActingProps, 'municipalities'> & { account: Account };

/** DSH-02: what the account may do beyond its own, given and taken with a reason and fresh proof. It ends its sessions. */
export function RightsPanel({ account, municipalities }: RightsPanelProps) {
  const { rights: texts, scopes: names, roles, role_in, no_rights } = useTexts(accountOfficeTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const [change, setChange] = useState<Change | null>(null);
  const [isGranting, setIsGranting] = useState(false);
  const { id, scopes, grants, can } = account;

  function carryOut(wanted: Change, reason: string): Promise<unknown> {
    if ('taken' in wanted) {
      const { municipality_id, role } = wanted.taken;
      return call(revokeMunicipality, { params: { id, municipality: municipality_id, role }, body: { reason } });
    }
    const others = scopes.filter((scope) => scope !== wanted.scope);
    const after = wanted.isGiven ? [...others, wanted.scope] : others;
    return call(setScopes, { params: { id }, body: { scopes: after, reason } });
  }

  const changing = useAction(
    async ({ wanted, reason }: { wanted: Change; reason: string }) => {
      try {
        const isDone = await unlessDeclined(() => withProof(() => carryOut(wanted, reason)));
        if (isDone) showToast({ tone: 'success', title: texts.done });
      } finally {
        setChange(null);
      }
    },
    { invalidates: [getAccount], isToldInToast: true },
  );
  const isGiving = change !== null && 'scope' in change && change.isGiven;
  const nameOf = (wanted: Change) =>
    'scope' in wanted ? names[wanted.scope] : role_in(roles[wanted.taken.role], wanted.taken.municipality);
  const has = (scope: Account['scopes'][number]) => scopes.includes(scope);
  return (
    <div className="nb-panel nb-stack">
      <h3>{texts.title}</h3>
      {scopes.length + grants.length === 0 ? <p className="nb-muted">{no_rights}</p> : null}
      <ul className="nb-lines">
        {scopes.map((scope) => (
          <li key={scope} className="nb-row">
            <span>{names[scope]}</span>
            {can.set_rights ? (
              <TakeButton name={names[scope]} onClick={() => setChange({ scope, isGiven: false })} />
            ) : null}
          </li>
        ))}
        {grants.map((grant) => {
          const name = nameOf({ taken: grant });
          return (
            <li key={name} className="nb-row">
              <span>{name}</span>
              {grant.can_take ? <TakeButton name={name} onClick={() => setChange({ taken: grant })} /> : null}
            </li>
          );
        })}
      </ul>
      {can.set_rights ? (
        <div className="nb-row">
          <Button variant="secondary" isSmall onClick={() => setIsGranting(true)}>
            {texts.grant}
          </Button>
          {GRANTABLE_SCOPES.filter((scope) => !has(scope)).map((scope) => (
            <Button key={scope} variant="secondary" isSmall onClick={() => setChange({ scope, isGiven: true })}>
              {texts.give(names[scope])}
            </Button>
          ))}
        </div>
      ) : null}
      {change ? (
        <ReasonDialog
          title={
            isGiving ? texts.give_title(nameOf(change), account.name) : texts.take_title(nameOf(change), account.name)
          }
          text={texts.ends_sessions}
          texts={{ ...texts.form, send: isGiving ? texts.give_yes : texts.take_yes }}
          longest={MAX_REASON_LENGTH}
          isPending={changing.isPending}
          isHarmless={isGiving}
          error={undefined}
          onSend={(reason) => void changing.run({ wanted: change, reason })}
          onClose={() => setChange(null)}
        />
      ) : null}
      {isGranting ? (
        <GrantDialog account={account} municipalities={municipalities} onClose={() => setIsGranting(false)} />
      ) : null}
    </div>
  );
}

function TakeButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { rights: texts } = useTexts(accountOfficeTexts);
  return (
    <Button variant="tertiary" isSmall isDanger aria-label={texts.take_which(name)} onClick={onClick}>
      {texts.take}
    </Button>
  );
}
