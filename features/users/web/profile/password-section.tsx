import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { SHORTEST_PASSWORD, SHORTEST_STAFF_PASSWORD } from '#features/identity/rules.ts';
import { changePassword, listSessions } from '#features/identity/web/calls.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnUser } from '../../contract.ts';
import { userTexts } from '../../texts/token.ts';
import { getMe, getMyInfo, listMyAudit } from '../calls.ts';
import { SECTIONS } from '../paths.ts';

type PasswordSectionProps = { user: OwnUser; onDirty: (isDirty: boolean) => void };

const FIELDS = ['current_password', 'password', 'password_confirmation'];
const idOf = (field: string) => `password-${field}`;

/** IDN-05 */
export function PasswordSection({ user, onDirty }: PasswordSectionProps) {
  const { password: words } = useTexts(userTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SheetSection id={SECTIONS.password} title={words.title} lead={user.has_password ? words.lead : words.lead_none}>
      {isOpen ? (
        <PasswordForm user={user} onDirty={onDirty} onClose={() => setIsOpen(false)} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {user.has_password ? words.change : words.choose}
          </Button>
        </div>
      )}
    </SheetSection>
  );
}

type NewPassword = { password: string; password_confirmation: string; current_password?: string };

function PasswordForm({ user, onDirty, onClose }: PasswordSectionProps & { onClose: () => void }) {
  const texts = useTexts(userTexts);
  const { password: words } = texts;
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const changing = useAction((body: NewPassword) => withProof(() => call(changePassword, { body })), {
    invalidates: [getMe, getMyInfo, listSessions, listMyAudit],
    fields: FIELDS,
    idOf,
  });
  const looks = { showLabel: texts.show_password, hideLabel: texts.hide_password };

  const tell = useEffectEvent(onDirty);
  useEffect(() => () => tell(false), []);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    const [current, password, repeated] = [read('current_password'), read('password'), read('password_confirmation')];
    const faults = {
      ...(user.has_password && current === '' && { current_password: words.current_required }),
      ...(password === '' && { password: words.new_required }),
      ...(password !== '' && password !== repeated && { password_confirmation: words.not_repeated }),
    };
    if (Object.keys(faults).length > 0) return changing.setErrors(faults);
    const body = { password, password_confirmation: repeated, ...(user.has_password && { current_password: current }) };
    if (!(await changing.run(body))) return;
    showToast({ title: words.saved, tone: 'success' });
    onClose();
  }

  return (
    <form
      method="post"
      noValidate
      className="nb-stack nb-gap-m"
      onSubmit={handleSubmit}
      onChange={(event) => onDirty([...new FormData(event.currentTarget).values()].some((value) => value !== ''))}
    >
      <ActionFailure action={changing} level={3} />
      {/* Password managers want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.email ?? user.phone ?? ''} hidden />
      {user.has_password ? (
        <PasswordField
          {...looks}
          id={idOf('current_password')}
          name="current_password"
          label={words.current}
          error={changing.errors.current_password}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        {...looks}
        id={idOf('password')}
        name="password"
        label={words.new}
        help={words.new_help(user.is_staff ? SHORTEST_STAFF_PASSWORD : SHORTEST_PASSWORD)}
        error={changing.errors.password}
        autoComplete="new-password"
      />
      <PasswordField
        {...looks}
        id={idOf('password_confirmation')}
        name="password_confirmation"
        label={words.repeat}
        error={changing.errors.password_confirmation}
        autoComplete="new-password"
      />
      <div className="nb-row">
        <Button type="submit" isLoading={changing.isPending}>
          {words.save}
        </Button>
        <Button variant="tertiary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
