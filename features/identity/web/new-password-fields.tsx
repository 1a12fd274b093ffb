import { useTexts } from '#platform/web/language.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SHORTEST_PASSWORD } from '../rules.ts';
import { identityTexts } from '../texts/token.ts';

type NewPasswordFieldsProps = {
  label: string;
  errors: Readonly<Record<string, string | undefined>>;
};

/** The rules are told before, and both fields can be looked at. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  const texts = useTexts(identityTexts);
  const looks = { showLabel: texts.show_password, hideLabel: texts.hide_password, autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        {...looks}
        id="password"
        name="password"
        label={label}
        help={texts.register.password_help(SHORTEST_PASSWORD)}
        error={errors.password}
      />
      <PasswordField
        {...looks}
        id="password_confirmation"
        name="password_confirmation"
        label={texts.register.password_confirmation}
        error={errors.password_confirmation}
      />
    </>
  );
}
