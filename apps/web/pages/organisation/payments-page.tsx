import { organisationTexts } from '#features/organisations/texts/token.ts';
import { loadRunning, RunningPage, runningHead } from '#features/organisations/web/manage/running-page.tsx';
import { NotAllowed } from '#features/organisations/web/not-allowed.tsx';
import { organisationPaymentTexts } from '#features/payouts/texts/organisation/token.ts';
import { OrganisationPayments } from '#features/payouts/web/organisation/organisation-payments.tsx';
import { trailTexts } from '#features/portal/texts/trail/token.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** CRD-09: what an organisation is paid from leisure accounts. */
export const page: PageModule = {
  Component: PaymentsPage,
  texts: [trailTexts, organisationTexts, organisationPaymentTexts],
  isPersonal: true,
  load: loadRunning,
  head: runningHead((textsOf) => textsOf(organisationPaymentTexts).title),
};

function PaymentsPage() {
  const texts = useTexts(organisationPaymentTexts);
  return (
    <RunningPage name={texts.title} isWide>
      {({ organisation, can, stop, trail, back }) => (
        <>
          <PageHeader trail={trail} title={texts.title} lead={texts.lead(organisation.name)} />
          {can.edit_settings ? (
            <OrganisationPayments organisationId={organisation.id} />
          ) : (
            <NotAllowed stop={stop} back={back} title={texts.forbidden}>
              {texts.forbidden_text}
            </NotAllowed>
          )}
        </>
      )}
    </RunningPage>
  );
}
