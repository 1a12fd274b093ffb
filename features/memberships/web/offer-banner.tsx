import type { OrganisationDetail } from '#features/organisations/contract.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { membershipTexts } from '../texts/token.ts';
import { acceptOwnership, declineOwnership } from './calls.ts';
import { useMemberAction } from './use-member-action.ts';

/** ORG-03: the owner has offered the organisation to the user who looks. */
export function OfferBanner({ organisation }: { organisation: Pick<OrganisationDetail, 'id' | 'name'> }) {
  const { offered_to_you: texts } = useTexts(membershipTexts);
  const call = useCall();
  const withProof = useProof();
  const { isPending, carryOut } = useMemberAction();
  const at = { params: { id: organisation.id } };
  return (
    <Notice tone="info" title={texts.title(organisation.name)}>
      <p>{texts.text}</p>
      <div className="nb-row nb-gap-s">
        <Button
          isSmall
          isLoading={isPending}
          onClick={() => void carryOut(() => withProof(() => call(acceptOwnership, at)), texts.accepted)}
        >
          {texts.accept}
        </Button>
        <Button
          variant="secondary"
          isSmall
          disabled={isPending}
          onClick={() => void carryOut(() => call(declineOwnership, at), texts.declined)}
        >
          {texts.decline}
        </Button>
      </div>
    </Notice>
  );
}
