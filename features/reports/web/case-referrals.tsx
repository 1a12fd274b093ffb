import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { PARTS } from '#features/retention/periods.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Referral, ReportCase } from '../cases-contract.ts';
import type { Authority } from '../rules.ts';
import { caseTexts } from '../texts/office/token.ts';
import { endReferral, getCase, listCases } from './calls.ts';
import { ReferDialog } from './refer-dialog.tsx';

const YEAR_HOURS = 365 * 24;
const KEPT_YEARS = PARTS.referred_case.hours / YEAR_HOURS;

/** BEY-16: to which authorities a case was passed on, when and why. */
export function CaseReferrals({ found, now }: { found: ReportCase; now: Date }) {
  const { referring: texts } = useTexts(caseTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { id, referrals, can } = found;
  if (referrals.length === 0 && can.refer.length === 0) return null;
  return (
    <section className="nb-stack nb-gap-s" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {referrals.length === 0 ? (
        <p className="nb-muted">{texts.lead}</p>
      ) : (
        <ul className="nb-stack nb-gap-s">
          {referrals.map((referral) => (
            <ReferralLine
              key={`${referral.authority} ${referral.referred_on} ${referral.ended_at}`}
              caseId={id}
              referral={referral}
            />
          ))}
        </ul>
      )}
      {found.referred_to.length > 0 ? <p className="nb-muted">{texts.kept(KEPT_YEARS)}</p> : null}
      {can.refer.length > 0 ? (
        <div>
          <Button variant="secondary" isSmall onClick={() => setIsOpen(true)}>
            {texts.action}
          </Button>
        </div>
      ) : null}
      {isOpen ? <ReferDialog found={found} now={now} onClose={() => setIsOpen(false)} /> : null}
    </section>
  );
}

function ReferralLine({ caseId, referral }: { caseId: string; referral: Referral }) {
  const { referring: texts } = useTexts(caseTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const { authority, referred_on, reason, referred_by, ended_at } = referral;
  const { run, isPending } = useAction(
    (body: { authority: Authority }) => call(endReferral, { params: { id: caseId }, body }),
    { invalidates: [listCases, getCase], isToldInToast: true },
  );

  async function end() {
    if (await run({ authority })) showToast({ tone: 'success', title: texts.ended });
  }

  const day = longDate(referred_on, moments);
  return (
    <li className="nb-stack nb-gap-s">
      <p>
        <strong>{texts.sent[authority]}</strong>
        {': '}
        {referred_by ? texts.by(day, referred_by) : day}
      </p>
      <p>{reason}</p>
      {ended_at ? (
        <p className="nb-muted">{texts.ended_on(longDate(ended_at, moments))}</p>
      ) : (
        <div>
          <Button variant="tertiary" isSmall isLoading={isPending} onClick={() => void end()}>
            {texts.end[authority]}
          </Button>
        </div>
      )}
    </li>
  );
}
