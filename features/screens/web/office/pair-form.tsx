import { type FormEvent, useEffect, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { Heading } from '#ui/heading.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_NAME_LENGTH } from '../../rules.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import { getScreenOffice, pairScreen } from './office-calls.ts';
import styles from './pair-form.module.css';

const EMPTY = { code: '', name: '', place: '' };

/** The code that a screen shows, and what the screen is called from then on. */
export function PairForm({ id, address, isWanted }: { id: string; address: string; isWanted: boolean }) {
  const { pair: texts } = useTexts(screenOfficeTexts);
  const office = useOffice();
  const call = useCall();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const codeId = idOf('code');
  const [typed, setTyped] = useState(EMPTY);
  const pairing = useAction(async (form: typeof EMPTY) => call(pairScreen, { body: { ...office, ...form } }), {
    invalidates: [getScreenOffice],
    fields: ['code', 'name', 'place'],
    idOf,
  });
  useEffect(() => {
    if (isWanted) document.getElementById(codeId)?.focus();
  }, [isWanted, codeId]);

  function change(changed: Partial<typeof EMPTY>) {
    setTyped({ ...typed, ...changed });
    for (const field of Object.keys(changed)) pairing.clearError(field);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const errors = {
      ...(!/^\d{3}-\d{3}$/.test(typed.code) && { code: texts.code_missing }),
      ...(typed.name.trim() === '' && { name: texts.name_missing }),
    };
    if (Object.keys(errors).length > 0) return pairing.setErrors(errors);
    if (!(await pairing.run(typed))) return;
    showToast({ tone: 'success', title: texts.done(typed.name.trim()) });
    setTyped(EMPTY);
  }

  return (
    <form id={id} method="post" noValidate className={styles.form} onSubmit={submit}>
      <div>
        <Heading level={2} className={styles.title}>
          {texts.title}
        </Heading>
        <p className="nb-small nb-muted">{texts.text(address)}</p>
      </div>
      <ActionFailure action={pairing} level={3} />
      <div className={styles.fields}>
        <CodeField
          id={codeId}
          label={texts.code}
          autoComplete="off"
          value={typed.code}
          error={pairing.errors.code}
          onValueChange={(code) => change({ code })}
        />
        <TextField
          id={idOf('name')}
          label={texts.name}
          help={texts.name_help}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={typed.name}
          error={pairing.errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          id={idOf('place')}
          label={texts.place}
          hint={texts.optional}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={typed.place}
          error={pairing.errors.place}
          onChange={({ target }) => change({ place: target.value })}
        />
      </div>
      <div>
        <Button type="submit" isLoading={pairing.isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}
