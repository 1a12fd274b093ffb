import { useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LINK_LASTS_MINUTES } from '../../../rules.ts';
import { identityTexts } from '../../../texts/token.ts';
import { Emphasised } from '../../emphasised.tsx';
import { showUsername } from '../../username.ts';
import { authAddress } from '../auth-addresses.ts';
import { AuthTitle } from '../auth-title.tsx';
import { useReturnUrl } from '../use-return-url.ts';

/** Says the same whether or not there is such an account. */
export function ResetLinkSentScreen({ username }: { username: string }) {
  const { reset_password: texts } = useTexts(identityTexts);
  const returnUrl = useReturnUrl();
  const address = showUsername(username);
  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle title={texts.link_sent_title}>
        <Emphasised text={texts.link_sent(address)} part={address} />
      </AuthTitle>
      <p className="nb-muted">{texts.link_help(LINK_LASTS_MINUTES)}</p>
      <TextLink href={authAddress.login({ returnUrl })}>{texts.back}</TextLink>
    </div>
  );
}
