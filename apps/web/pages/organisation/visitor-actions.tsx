import { useFailureToast } from '#features/identity/web/use-failure-toast.ts';
import type { OrganisationDetail, OwnStanding } from '#features/organisations/contract.ts';
import { organisationTexts } from '#features/organisations/texts/token.ts';
import { FollowButton } from '#features/organisations/web/follow-button.tsx';
import type { KnownStanding } from '#features/organisations/web/use-own-standing.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MembershipButton } from './membership-button.tsx';

type VisitorActionsProps = { organisation: OrganisationDetail; known: KnownStanding; signInHref: string };

/** Following and joining. Whoever is not logged in is taken through the sign-in and comes back. */
export function VisitorActions({ organisation, known, signInHref }: VisitorActionsProps) {
  const texts = useTexts(organisationTexts);
  if (organisation.status !== 'accepted' || known.isPending) return null;
  if (known.standing) return <OwnActions organisation={organisation} standing={known.standing} />;
  return (
    <>
      <ButtonLink href={signInHref}>{texts.follow.follow}</ButtonLink>
      <ButtonLink variant="secondary" href={signInHref}>
        {texts.membership.join}
      </ButtonLink>
    </>
  );
}

type OwnActionsProps = { organisation: OrganisationDetail; standing: OwnStanding };

function OwnActions(props: OwnActionsProps) {
  const tellFailure = useFailureToast();
  return (
    <>
      <FollowButton {...props} onFailure={tellFailure} />
      <MembershipButton {...props} onFailure={tellFailure} />
    </>
  );
}
