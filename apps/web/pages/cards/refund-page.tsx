import { useParams } from 'react-router';
import { payTexts } from '#features/claims/texts/pay/token.ts';
import { refundTexts } from '#features/claims/texts/refund/token.ts';
import { getCardUses } from '#features/claims/web/pay/calls.ts';
import { RefundDesk } from '#features/claims/web/refund/refund-desk.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { uploadTexts } from '#features/uploads/texts/token.ts';
import { kroner } from '#platform/language/money.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ErrorContent } from '../../error-content.tsx';

export const page: PageModule = {
  Component: RefundPage,
  texts: [payTexts, refundTexts, uploadTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(refundTexts).title }),
};

/** BEY-07: a guardian has paid already and asks for it back, from one child's account. */
function RefundPage() {
  const texts = useTexts(refundTexts);
  const { back } = useTexts(payTexts);
  const locale = useLocale();
  const { id = '' } = useParams();
  const answer = useAnswer(getCardUses, { params: { id }, query: {} });
  if (answer.isError) return <ErrorContent error={answer.error} />;
  const uses = answer.data?.data;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-l">
      {uses ? (
        <>
          <PageHeader
            title={texts.title}
            lead={texts.lead(uses.child_name, kroner(uses.available_ore))}
            actions={<TextLink href={paths.cards}>{back}</TextLink>}
          />
          {uses.can_ask_refund ? (
            <RefundDesk cardId={id} cardsPath={paths.cards} termsHref={localisedPath(paths.terms, locale)} />
          ) : (
            <Notice tone="warning" title={texts.not_yours}>
              {texts.not_yours_text}
            </Notice>
          )}
        </>
      ) : (
        <Skeleton shape="block" />
      )}
    </div>
  );
}
