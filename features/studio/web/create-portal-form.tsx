import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_KEY_LENGTH } from '../rules.ts';
import { studioTexts } from '../texts/token.ts';
import { createPortal, listPortals } from './calls.ts';

/** BEY-12: a new portal, for those who look after all of them. */
export function CreatePortalForm({ onMade }: { onMade: (key: string) => void }) {
  const { create: texts } = useTexts(studioTexts);
  const { showToast } = useToasts();
  const call = useCall();
  const [key, setKey] = useState('');
  const [number, setNumber] = useState('');
  const making = useAction(
    () => call(createPortal, { body: { key: key.trim(), municipality_id: String(Number(number)) } }),
    { invalidates: [listPortals], fields: ['key', 'municipality_id'] },
  );

  async function make() {
    const done = await making.run();
    if (!done) return;
    showToast({ tone: 'success', title: texts.made });
    onMade(done.result.data.key);
  }

  return (
    <form
      className="nb-panel nb-stack nb-gap-m"
      aria-labelledby="studio-create"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h2 id="studio-create">{texts.title}</h2>
      <ActionFailure action={making} />
      <TextField
        id="key"
        label={texts.key}
        help={texts.key_help}
        error={making.errors.key}
        value={key}
        maxLength={MAX_KEY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setKey(target.value)}
      />
      <TextField
        id="municipality_id"
        label={texts.municipality}
        help={texts.municipality_help}
        error={making.errors.municipality_id}
        width="short"
        inputMode="numeric"
        maxLength={4}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button type="submit" variant="secondary" isLoading={making.isPending}>
        {texts.make}
      </Button>
    </form>
  );
}
