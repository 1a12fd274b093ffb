import { useParams } from 'react-router';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { kroner } from '#platform/language/money.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { payTexts } from '../../texts/pay/token.ts';
import { refundTexts } from '../../texts/refund/token.ts';
import { AccountFrame } from '../pay/account-frame.tsx';
import { RefundDesk } from './refund-desk.tsx';

export const page: PageModule = {
  Component: RefundPage,
  texts: [payTexts, refundTexts, uploadTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(refundTexts).title }),
};

/** BEY-07: a guardian has paid already and asks for it back, from one child's account. */
function RefundPage() {
  const texts = useTexts(refundTexts);
  const locale = useLocale();
  const { id = '' } = useParams();
  return (
    <AccountFrame
      id={id}
      heading={({ child_name, available_ore }) => ({
        title: texts.title,
        lead: texts.lead(child_name, kroner(available_ore)),
      })}
    >
      {({ can_ask_refund }) =>
        can_ask_refund ? (
          <RefundDesk cardId={id} cardsPath={paths.cards} termsHref={localisedPath(paths.terms, locale)} />
        ) : (
          <Notice tone="warning" title={texts.not_yours}>
            {texts.not_yours_text}
          </Notice>
        )
      }
    </AccountFrame>
  );
}
