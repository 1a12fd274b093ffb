import { DownloadIcon } from '@navikt/aksel-icons';
import { useLocation } from 'react-router';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { grouped, kroner } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { handOver } from '#platform/web/hand-over.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { organisationPaymentTexts } from '../../texts/organisation/token.ts';
import { askedPaymentsIn, narrowedPayments, paymentsHref } from './asked-payments.ts';
import { listOrganisationPayments, takeOrganisationPayments } from './calls.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentTable } from './payment-table.tsx';

/** CRD-09: what families have paid an organisation from their accounts, and what has become of it. */
export function OrganisationPayments({ organisationId }: { organisationId: string }) {
  const texts = useTexts(organisationPaymentTexts);
  const call = useCall();
  const asked = askedPaymentsIn(useLocation().search);
  const narrowed = narrowedPayments(asked);
  const params = { id: organisationId };
  const answer = useAnswer(
    listOrganisationPayments,
    { params, query: { ...narrowed, page: asked.page } },
    { isKeptMeanwhile: true },
  );
  const fetching = useAction(
    async () => {
      const file = (await call(takeOrganisationPayments, { params, body: narrowed })) as Blob;
      handOver(file, `${texts.title}.csv`);
    },
    { isToldInToast: true },
  );
  if (answer.isError) return <FailedPart onTryAgain={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton shape="block" />;
  const { data: payments, meta, sums, years } = answer.data;
  return (
    <div className="nb-stack nb-gap-m">
      <section className="nb-panel" aria-label={texts.sums.label}>
        <FactList
          facts={[
            { term: texts.sums.amount, value: kroner(sums.amount_ore) },
            { term: texts.sums.paid, value: kroner(sums.paid_ore) },
            { term: texts.sums.coming, value: kroner(sums.coming_ore) },
          ]}
        />
      </section>
      <PaymentFilters organisationId={organisationId} asked={asked} years={years} />
      {payments.length === 0 ? (
        <EmptyState title={texts.empty.title} level={2}>
          {asked.status !== null || asked.year !== null ? texts.empty.narrowed : texts.empty.text}
        </EmptyState>
      ) : (
        <>
          <PaymentTable payments={payments} />
          <p className="nb-small nb-muted">{texts.count(grouped(meta.total))}</p>
          <div>
            <Button
              variant="secondary"
              icon={<DownloadIcon aria-hidden />}
              isLoading={fetching.isPending}
              onClick={() => void fetching.run(undefined)}
            >
              {texts.download}
            </Button>
          </div>
        </>
      )}
      <PageNumbers
        page={meta.page}
        pageCount={meta.last_page}
        hrefOf={(page) => paymentsHref(organisationId, { ...asked, page })}
        texts={texts.pages}
      />
    </div>
  );
}
