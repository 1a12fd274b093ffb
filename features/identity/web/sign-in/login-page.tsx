import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { identityTexts } from '../../texts/token.ts';
import { logIn } from '../calls.ts';
import { keptUsername } from '../verification-state.ts';
import { authAddress } from './auth-addresses.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthTitle } from './auth-title.tsx';
import { useEnter } from './use-enter.ts';
import { useReturnUrl } from './use-return-url.ts';
import { useStartRegistration } from './use-start-registration.ts';
import { useSubmit } from './use-submit.ts';

export const page: PageModule = {
  Component: LoginPage,
  texts: [identityTexts],
  isMadeInBrowser: true,
  head: ({ textsOf }) => ({ title: textsOf(identityTexts).login.title }),
};

/** What the page before has to tell: the password has been changed, or too much time has passed. */
export type LoginState = { told: 'password_saved' | 'session_over' };

/** IDN-03 */
function LoginPage() {
  const texts = useTexts(identityTexts);
  const call = useCall();
  const navigate = useNavigate();
  const enter = useEnter();
  const startRegistration = useStartRegistration();
  const returnUrl = useReturnUrl();
  const usernameRef = useRef<HTMLInputElement>(null);
  const told = (useLocation().state as LoginState | null)?.told;

  const form = useSubmit({
    fields: ['username', 'password'],
    check: ({ username = '', password = '' }) => ({
      username: username.trim() ? undefined : texts.required.username,
      password: password ? undefined : texts.required.password,
    }),
    send: async ({ username = '', password = '' }) => {
      keptUsername.keep(username.trim());
      enter(await call(logIn, { body: { username, password } }), returnUrl);
    },
  });

  const typedUsername = () => usernameRef.current?.value.trim() ?? '';

  // A portal may hide who has an account; then everybody comes here, and those who are new must get on.
  const makeAccount = () =>
    form.attempt('register', async () => {
      if (typedUsername()) await startRegistration(typedUsername(), returnUrl);
      else navigate(authAddress.getStarted({ returnUrl }));
    });

  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle title={texts.login.title}>{texts.login.lead}</AuthTitle>
      {told === 'password_saved' ? (
        <Notice tone="success" title={texts.login.password_saved_title} isLive>
          {texts.login.password_saved}
        </Notice>
      ) : null}
      {told === 'session_over' ? <Notice isLive>{texts.login.session_over}</Notice> : null}
      <AuthForm form={form}>
        <TextField
          ref={usernameRef}
          id="username"
          name="username"
          label={texts.username}
          error={form.errors.username}
          defaultValue={keptUsername.read()}
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          maxLength={320}
        />
        <div className="nb-stack nb-gap-s">
          <PasswordField
            id="password"
            name="password"
            label={texts.password}
            error={form.errors.password}
            autoComplete="current-password"
            showLabel={texts.show_password}
            hideLabel={texts.hide_password}
          />
          <TextLink href={authAddress.resetPassword({ returnUrl })} onClick={() => keptUsername.keep(typedUsername())}>
            {texts.login.forgotten}
          </TextLink>
        </div>
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {texts.login.button}
        </Button>
      </AuthForm>
      <div className="nb-stack nb-gap-s">
        <p className="nb-muted">{texts.login.no_account}</p>
        <Button variant="secondary" isFullWidth isLoading={form.pending === 'register'} onClick={makeAccount}>
          {texts.login.make_account}
        </Button>
      </div>
      <TextLink href={authAddress.getStarted({ returnUrl })}>{texts.login.other_ways}</TextLink>
    </div>
  );
}
