import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths, type SignInReason } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { IdportenMethod } from '../../rules.ts';
import { identityTexts } from '../../texts/token.ts';
import { askExists, openForm, startIdporten } from '../calls.ts';
import { useIsLoggedIn } from '../use-login.tsx';
import { keptUsername } from '../verification-state.ts';
import { withForm } from '../with-form.ts';
import { authAddress } from './auth-addresses.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthTitle } from './auth-title.tsx';
import styles from './get-started-page.module.css';
import { useReturnUrl } from './use-return-url.ts';
import { useStartRegistration } from './use-start-registration.ts';
import { useSubmit } from './use-submit.ts';

export const page: PageModule = {
  Component: GetStartedPage,
  texts: [identityTexts],
  head: ({ textsOf }) => ({ title: textsOf(identityTexts).login.title }),
};

/** IDN-02: one question, and from the answer the way in or the way to a new account. */
function GetStartedPage() {
  const texts = useTexts(identityTexts);
  const call = useCall();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const startRegistration = useStartRegistration();
  const fieldRef = useRef<HTMLInputElement>(null);
  const isLoggedIn = useIsLoggedIn();
  const { hasEid } = usePortal();

  useEffect(() => {
    if (isLoggedIn) navigate(returnUrl, { replace: true });
  }, [isLoggedIn, navigate, returnUrl]);

  // The server does not know it, and what a user has typed before the scripts came is not put aside for it.
  useEffect(() => {
    const field = fieldRef.current;
    if (field?.value === '') field.value = keptUsername.read();
  }, []);

  // Most come here to type: by the time they are done, the server takes their question.
  const hasOpenedRef = useRef(false);
  function openFormOnce() {
    if (hasOpenedRef.current) return;
    hasOpenedRef.current = true;
    call(openForm, {}).catch(() => {});
  }

  const form = useSubmit({
    fields: ['username'],
    check: ({ username = '' }) => ({ username: username.trim() ? undefined : texts.required.username }),
    send: async ({ username = '' }) => {
      keptUsername.keep(username.trim());
      const { data } = await withForm(call, () => call(askExists, { body: { username } }));
      if (data.exists) navigate(authAddress.login({ returnUrl }));
      else await startRegistration(username.trim(), returnUrl);
    },
  });

  const goToIdporten = (method: IdportenMethod) =>
    form.attempt(method, async () => {
      const { data } = await withForm(call, () => call(startIdporten, { query: { method, returnUrl } }));
      location.assign(data.url);
    });

  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle title={texts.get_started.title}>{texts.get_started.lead}</AuthTitle>
      <ReasonNotice />
      <AuthForm form={form}>
        <TextField
          ref={fieldRef}
          onFocus={openFormOnce}
          id="username"
          name="username"
          label={texts.username}
          help={texts.get_started.help}
          error={form.errors.username}
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
          maxLength={320}
        />
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {texts.next}
        </Button>
      </AuthForm>
      {hasEid && (
        <>
          <p className={styles.or}>{texts.get_started.or}</p>
          <div className="nb-stack">
            {(['bankid', 'minid'] as const).map((method) => (
              <Button
                key={method}
                variant="secondary"
                isFullWidth
                isLoading={form.pending === method}
                onClick={() => goToIdporten(method)}
              >
                {texts.get_started[method]}
              </Button>
            ))}
          </div>
          <p className="nb-small nb-muted">
            {texts.get_started.when_to_use} <TextLink href={paths.help}>{texts.get_started.read_more}</TextLink>
          </p>
        </>
      )}
    </div>
  );
}

/** RTE-09: told once the browser has the page; the server's is the same for everybody. */
function ReasonNotice() {
  const { reasons } = useTexts(identityTexts).get_started;
  const given = useSearchParams()[0].get('reason');
  const [reason, setReason] = useState<SignInReason | null>(null);
  useEffect(() => setReason(given === 'ended' || given === 'old_link' ? given : null), [given]);
  if (!reason) return null;
  return (
    <Notice title={reasons[reason].title} isLive>
      {reasons[reason].text}
    </Notice>
  );
}
