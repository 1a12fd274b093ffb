import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { payTexts } from '../../texts/pay/token.ts';

type RefundLinkProps = { cardId: string; childName: string };

/** BEY-07: for those who have paid already. */
export function RefundLink({ cardId, childName }: RefundLinkProps) {
  const texts = useTexts(payTexts);
  return (
    <p className="nb-small">
      {texts.already}{' '}
      <TextLink href={paths.refundFrom(cardId)} aria-label={texts.ask_refund_for(childName)}>
        {texts.ask_refund}
      </TextLink>
    </p>
  );
}
