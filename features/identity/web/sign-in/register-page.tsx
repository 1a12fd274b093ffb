import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { UnsavedChangesDialog } from '#features/portal/web/unsaved-changes-dialog.tsx';
import { useUnsavedChanges } from '#features/portal/web/use-unsaved-changes.ts';
import { shortDate } from '#platform/language/dates.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Ticket } from '../../contract.ts';
import { identityTexts } from '../../texts/token.ts';
import { register } from '../calls.ts';
import { checkNewPassword } from '../check-new-password.ts';
import { Emphasised } from '../emphasised.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useTickets } from '../use-login.tsx';
import { isPhone, showUsername } from '../username.ts';
import { verificationState } from '../verification-state.ts';
import { withForm } from '../with-form.ts';
import { authAddress, REGISTRATION_STEPS } from './auth-addresses.ts';
import { AuthForm } from './auth-form.tsx';
import { AuthTitle } from './auth-title.tsx';
import { TermsLinks } from './terms-links.tsx';
import { useReturnUrl } from './use-return-url.ts';
import { useSubmit } from './use-submit.ts';

export const page: PageModule = {
  Component: RegisterPage,
  texts: [identityTexts],
  isMadeInBrowser: true,
  head: ({ textsOf }) => ({ title: textsOf(identityTexts).register.title }),
};

/** IDN-04: an account is made for an address that has been verified; without one the way begins again. */
function RegisterPage() {
  const [query] = useSearchParams();
  const returnUrl = useReturnUrl();
  const verificationId = query.get('verificationId');
  if (!verificationId) return <Navigate to={authAddress.getStarted({ returnUrl })} replace />;
  return <RegisterScreen verificationId={verificationId} />;
}

function RegisterScreen({ verificationId }: { verificationId: string }) {
  const texts = useTexts(identityTexts);
  const call = useCall();
  const tickets = useTickets();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { now } = usePortal();
  const [username] = useState(() => verificationState.read()?.username ?? '');
  const [birthDate, setBirthDate] = useState<string | null>(null);
  const [hasChanges, setHasChanges] = useState(false);
  const unsaved = useUnsavedChanges(hasChanges);

  const form = useSubmit({
    fields: ['name', 'password', 'password_confirmation', 'birth_date', 'terms'],
    check: (values) => ({
      ...checkNewPassword(values, texts),
      name: values.name?.trim() ? undefined : texts.required.name,
      birth_date: birthDate === null || isDay(birthDate) ? undefined : texts.birth_date_invalid,
      terms: values.terms ? undefined : texts.required.terms,
    }),
    send: async ({ name = '', password = '', password_confirmation = '' }) => {
      const body = { verification_id: verificationId, name, password, password_confirmation, terms: true } as const;
      const ticket = await withForm(call, () =>
        call(register, { body: { ...body, ...(birthDate && { birth_date: birthDate }) } }),
      );
      // The guard must know that everything is saved before the page is left.
      flushSync(() => setHasChanges(false));
      goOn(ticket);
    },
  });

  /** An account has one way in; the other is asked for while the person is at it. */
  function goOn(ticket: Ticket) {
    tickets.keep(ticket);
    verificationState.keep({ username: '', purpose: isPhone(username) ? 'email' : 'phone' });
    navigate(authAddress.verifyUsername({ isSecondNameVerify: true, returnUrl }), { replace: true });
  }

  const address = showUsername(username);
  return (
    <div className="nb-stack nb-gap-m">
      <AuthTitle eyebrow={texts.step(3, REGISTRATION_STEPS)} title={texts.register.title}>
        {address ? <Emphasised text={texts.register.lead(address)} part={address} /> : undefined}
      </AuthTitle>
      <AuthForm form={form} onChange={() => setHasChanges(true)}>
        {form.errors.verification_id ? (
          <TextLink href={authAddress.getStarted({ returnUrl })}>{texts.register.new_code}</TextLink>
        ) : null}
        {/* For password managers: what belongs to the password that follows. */}
        <input name="username" autoComplete="username" value={username} readOnly hidden />
        <TextField
          id="name"
          name="name"
          label={texts.register.name}
          help={texts.register.name_help}
          error={form.errors.name}
          autoComplete="name"
          maxLength={200}
        />
        <NewPasswordFields label={texts.password} errors={form.errors} />
        <DateField
          id="birth_date"
          name="birth_date"
          label={texts.register.birth_date}
          hint={texts.optional}
          error={form.errors.birth_date}
          autoComplete="bday"
          latest={shortDate(now)}
          value={birthDate}
          onChange={setBirthDate}
        />
        <CheckboxField
          id="terms"
          name="terms"
          label={texts.register.terms}
          help={<TermsLinks />}
          error={form.errors.terms}
        />
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {texts.register.button}
        </Button>
      </AuthForm>
      <UnsavedChangesDialog {...unsaved} />
    </div>
  );
}
