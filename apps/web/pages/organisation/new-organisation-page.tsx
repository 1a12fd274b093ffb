import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { addressTexts } from '#features/addresses/texts/token.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { readMunicipalities } from '#features/municipalities/web/read-municipalities.ts';
import type { RegisterAnswer } from '#features/organisation-register/contract.ts';
import { lookUpNumber } from '#features/organisation-register/web/calls.ts';
import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { requestTexts } from '#features/organisations/texts/requests/token.ts';
import { getOrganisation, listOwnRequests } from '#features/organisations/web/calls.ts';
import {
  draftOfDeclined,
  draftOfEntry,
  emptyDraft,
  type OrganisationDraft,
} from '#features/organisations/web/manage/new-organisation-draft.ts';
import { NewOrganisationForm } from '#features/organisations/web/manage/new-organisation-form.tsx';
import { RequestByHand } from '#features/organisations/web/request-by-hand.tsx';
import { RequestFound } from '#features/organisations/web/request-found.tsx';
import { RequestNumberStep } from '#features/organisations/web/request-number-step.tsx';
import { RequestSent } from '#features/organisations/web/request-sent.tsx';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { UnsavedChangesDialog } from '#features/portal/web/unsaved-changes-dialog.tsx';
import { useUnsavedChanges } from '#features/portal/web/use-unsaved-changes.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Steps } from '#ui/steps.tsx';

export const page: PageModule = {
  Component: NewOrganisationPage,
  texts: [addressTexts, requestTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(requestTexts).title }),
};

type Option = { id: string; name: string; districts: readonly { id: string; name: string }[] };

/** ORG-02, BEY-09: type the number, see that it is you, say the rest, and know what happens next. */
function NewOrganisationPage() {
  const call = useCall();
  const { tenant } = usePortal();
  const { search } = useLocation();
  const again = new URLSearchParams(search).get('again');
  const known = useQuery({ queryKey: ['municipalities', 'kept'], queryFn: () => readMunicipalities(call) });
  const declined = useQuery({
    ...answerQuery(call, getOrganisation, { params: { id: (again ?? '') as OrganisationDetail['id'] } }),
    enabled: again !== null,
  });
  const requests = useQuery({ ...answerQuery(call, listOwnRequests, {}), enabled: again !== null });
  if (known.isError) return <FailedPage error={known.error} />;
  if (!known.data || (again !== null && (declined.isPending || requests.isPending))) {
    return (
      <div className="nb-wrap nb-section nb-in-order nb-narrow">
        <Skeleton shape="block" />
      </div>
    );
  }
  const municipality_ids: readonly string[] = tenant.municipality_ids;
  const options = known.data.filter(({ id }) => municipality_ids.length === 0 || municipality_ids.includes(id));
  const reason = requests.data?.data.find(({ id }) => id === again)?.decline_reason ?? null;
  return <Asking key={again} options={options} declined={declined.data?.data ?? null} reason={reason} />;
}

type AskingProps = {
  options: readonly Option[];
  /** What was declined, where the user asks again, and why. */
  declined: OrganisationDetail | null;
  reason: string | null;
};

function Asking({ options, declined, reason }: AskingProps) {
  const texts = useTexts(requestTexts);
  const { tenant } = usePortal();
  const call = useCall();
  const places = { options, district_id: tenant.district_ids[0] ?? '' };
  const [number, setNumber] = useState(declined?.number ?? '');
  const [answer, setAnswer] = useState<RegisterAnswer | null>(null);
  const [draft, setDraft] = useState<OrganisationDraft | null>(declined ? draftOfDeclined(declined, places) : null);
  const [isAsking, setIsAsking] = useState(declined === null);
  const [isTouched, setIsTouched] = useState(false);
  const [sent, setSent] = useState<OrganisationDetail | null>(null);
  const lookUp = useAction(async (wanted: string) => {
    // A question that does not come through is a register that does not answer: nobody is stopped by it.
    const found = await call(lookUpNumber, { query: { number: wanted } }).catch(() => ({ data: NOT_ANSWERED }));
    setAnswer(found.data);
  });
  const unsaved = useUnsavedChanges(isTouched && sent === null);

  function goOn(wanted: OrganisationDraft) {
    // A user who comes back from another number keeps what they have written.
    setDraft(isTouched && draft ? { ...draft, number: wanted.number } : wanted);
    setIsAsking(false);
  }
  function change(part: Partial<OrganisationDraft>) {
    if (draft) setDraft({ ...draft, ...part });
    setIsTouched(true);
  }
  function otherNumber() {
    setAnswer(null);
    setIsAsking(true);
  }

  const isFound = answer?.outcome === 'found' || answer?.outcome === 'deleted';
  return (
    <div className="nb-wrap nb-section nb-in-order nb-narrow nb-stack nb-gap-m">
      <PageHeader title={texts.title} lead={texts.lead} />
      {reason && !sent ? (
        <Notice tone="warning" title={texts.again_title}>
          <p>{texts.again_reason(reason)}</p>
        </Notice>
      ) : null}
      <Steps
        label={texts.steps.label}
        names={texts.steps.names}
        current={sent ? 2 : isAsking ? 0 : 1}
        doneLabel={texts.steps.done}
      />
      {sent ? (
        <RequestSent name={sent.name} pageHref={paths.organisation(sent.id)} dashboardHref={paths.dashboard} />
      ) : isAsking && answer && isFound ? (
        <RequestFound
          answer={answer}
          place={{ name: tenant.name, municipality_ids: tenant.municipality_ids }}
          onYes={() => goOn(answer.entry ? draftOfEntry(answer.entry, places) : emptyDraft(digitsOf(number), places))}
          onNo={() => setAnswer(null)}
        />
      ) : isAsking ? (
        <>
          <RequestNumberStep
            number={number}
            onType={(typed) => {
              setNumber(typed);
              setAnswer(null);
            }}
            isPending={lookUp.isPending}
            onFind={(wanted) => void lookUp.run(wanted)}
            onGoWithout={() => goOn(emptyDraft(null, places))}
          />
          {answer ? (
            <RequestByHand
              outcome={answer.outcome === 'unknown' ? 'unknown' : 'unavailable'}
              onGoOn={() => goOn(emptyDraft(digitsOf(number), places))}
              onTryAgain={() => void lookUp.run(digitsOf(number))}
            />
          ) : null}
        </>
      ) : draft ? (
        <NewOrganisationForm
          draft={draft}
          municipalities={options}
          onChange={change}
          onOtherNumber={otherNumber}
          onSent={setSent}
        />
      ) : null}
      <UnsavedChangesDialog {...unsaved} />
    </div>
  );
}

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '');

const NOT_ANSWERED: RegisterAnswer = { outcome: 'unavailable', entry: null, is_in_use: false };
