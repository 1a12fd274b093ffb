import { CheckmarkIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { OrganisationDetail, OwnAccess } from '../contract.ts';
import { organisationTexts } from '../texts/token.ts';
import { useFollow } from './use-follow.ts';

type FollowButtonProps = {
  organisation: Pick<OrganisationDetail, 'id' | 'name'>;
  access: OwnAccess;
};

/** Follows, or stops following. */
export function FollowButton({ organisation, access }: FollowButtonProps) {
  const { follow: texts } = useTexts(organisationTexts);
  const { toggle, isPending } = useFollow(organisation.id);
  if (access.is_following) {
    return (
      <Button
        variant="secondary"
        icon={<CheckmarkIcon aria-hidden />}
        title={texts.stop(organisation.name)}
        isLoading={isPending}
        onClick={() => toggle(access)}
      >
        {texts.following}
      </Button>
    );
  }
  if (!access.can.follow) return null;
  return (
    // Those who run it have more important things to do here.
    <Button
      variant={access.rank === null ? 'primary' : 'secondary'}
      isLoading={isPending}
      onClick={() => toggle(access)}
    >
      {texts.follow}
    </Button>
  );
}
