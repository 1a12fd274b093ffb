import { useId, useState } from 'react';
import { spacedDigits } from '#features/passes/rules.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { CultureGroup } from '../../groups-contract.ts';
import { MAX_HOLDER_NAME_LENGTH } from '../../rules.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { cardNumber } from '../card-words.ts';
import { useGiveCard } from './use-group-deeds.ts';

const NOTHING = { name: '', username: '', birth_year: '' };

/** A name, and an address where the card is to be on a phone. */
export function GiveCardDialog({ group, onClose }: { group: CultureGroup; onClose: () => void }) {
  const { give: texts, cancel, close } = useTexts(cultureDeskTexts);
  const { showToast } = useToasts();
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [typed, setTyped] = useState(NOTHING);
  const giving = useGiveCard(group, idOf);

  const change = (field: keyof typeof NOTHING, value: string) => {
    setTyped({ ...typed, [field]: value });
    giving.clearError(field);
  };

  async function submit() {
    const year = typed.birth_year.trim();
    const given = await giving.run({
      name: typed.name,
      username: typed.username.trim() === '' ? null : typed.username.trim(),
      birth_year: year === '' ? null : Number(year),
    });
    if (!given) return;
    const { number, digits } = given.result;
    showToast({
      tone: 'success',
      title: texts.given(cardNumber(number)),
      text: texts.given_text(spacedDigits(digits)),
    });
    onClose();
  }

  return (
    <ActionDialog
      title={texts.title(group.name)}
      submitLabel={texts.submit}
      cancelLabel={cancel}
      closeLabel={close}
      action={giving}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={idOf('name')}
        label={texts.name}
        help={texts.name_help}
        autoComplete="off"
        maxLength={MAX_HOLDER_NAME_LENGTH}
        value={typed.name}
        error={giving.errors.name}
        onChange={({ target }) => change('name', target.value)}
      />
      <TextField
        id={idOf('username')}
        label={texts.username}
        hint={texts.optional}
        help={texts.username_help}
        autoComplete="off"
        maxLength={200}
        value={typed.username}
        error={giving.errors.username}
        onChange={({ target }) => change('username', target.value)}
      />
      <TextField
        id={idOf('birth_year')}
        label={texts.birth_year}
        hint={texts.optional}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={typed.birth_year}
        error={giving.errors.birth_year}
        onChange={({ target }) => change('birth_year', target.value)}
      />
    </ActionDialog>
  );
}
