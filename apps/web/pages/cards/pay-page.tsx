import { useParams } from 'react-router';
import { payTexts } from '#features/claims/texts/pay/token.ts';
import { getCardUses } from '#features/claims/web/pay/calls.ts';
import { PayDesk } from '#features/claims/web/pay/pay-desk.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { kroner } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ErrorContent } from '../../error-content.tsx';
import { RefundLink } from './refund-link.tsx';

export const page: PageModule = {
  Component: PayPage,
  texts: [payTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(payTexts).pay }),
};

/** CRD-03: paying from one child's account. An address that is no account's answers like one that is another's. */
function PayPage() {
  const texts = useTexts(payTexts);
  const { id = '' } = useParams();
  const answer = useAnswer(getCardUses, { params: { id }, query: {} });
  if (answer.isError) return <ErrorContent error={answer.error} />;
  const uses = answer.data?.data;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-l">
      {uses ? (
        <>
          <PageHeader
            title={texts.pay_for(uses.child_name)}
            lead={texts.left(uses.child_name, kroner(uses.available_ore))}
            actions={<TextLink href={paths.cards}>{texts.back}</TextLink>}
          />
          <PayDesk cardId={id} uses={uses} cardsPath={paths.cards} />
          {uses.can_ask_refund ? <RefundLink cardId={id} childName={uses.child_name} /> : null}
        </>
      ) : (
        <Skeleton shape="block" />
      )}
    </div>
  );
}
