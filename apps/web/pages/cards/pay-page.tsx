import { useParams } from 'react-router';
import { payTexts } from '#features/claims/texts/pay/token.ts';
import { PayDesk } from '#features/claims/web/pay/pay-desk.tsx';
import { RefundLink } from '#features/claims/web/pay/refund-link.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { AccountFrame } from './account-frame.tsx';

export const page: PageModule = {
  Component: PayPage,
  texts: [payTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(payTexts).pay }),
};

/** CRD-03: paying from one child's account. */
function PayPage() {
  const texts = useTexts(payTexts);
  const { id = '' } = useParams();
  return (
    <AccountFrame
      id={id}
      heading={({ child_name, available_ore }) => ({
        title: texts.pay_for(child_name),
        lead: texts.left(child_name, kroner(available_ore)),
      })}
    >
      {(uses) => (
        <>
          <PayDesk cardId={id} uses={uses} cardsPath={paths.cards} />
          {uses.can_ask_refund ? <RefundLink cardId={id} childName={uses.child_name} /> : null}
        </>
      )}
    </AccountFrame>
  );
}
