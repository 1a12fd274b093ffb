import { useParams, useSearchParams } from 'react-router';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { CardUse } from '../../contract.ts';
import { payTexts } from '../../texts/pay/token.ts';
import { AccountFrame } from './account-frame.tsx';
import { PayDesk } from './pay-desk.tsx';
import { RefundLink } from './refund-link.tsx';

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
  const [search] = useSearchParams();
  const wanted = activityIn(search);
  return (
    <AccountFrame
      id={id}
      activity={wanted}
      heading={({ child_name, available_ore }) => ({
        title: texts.pay_for(child_name),
        lead: texts.left(child_name, kroner(available_ore)),
      })}
    >
      {(uses) => (
        <>
          <PayDesk cardId={id} uses={uses} wanted={wanted} cardsPath={paths.cards} />
          {uses.can_ask_refund ? <RefundLink cardId={id} childName={uses.child_name} /> : null}
        </>
      )}
    </AccountFrame>
  );
}

/** The activity that the user comes from. A text that is not an id is ignored. */
function activityIn(search: URLSearchParams): CardUse['event_id'] | null {
  const id = search.get('activity') ?? '';
  return /^[\da-f-]{36}$/.test(id) ? (id as CardUse['event_id']) : null;
}
