import type { FormEvent } from 'react';
import { AddressSearchField } from '#features/addresses/web/address-search-field.tsx';
import type { FieldMessages } from '#features/identity/web/use-single-attempt.ts';
import { maskText } from '#platform/contract/masks.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '../../rules.ts';
import { requestTexts } from '../../texts/requests/token.ts';
import { RequestHeading } from '../request-heading.tsx';
import type { OrganisationDraft } from './new-organisation-draft.ts';

type Option = { id: string; name: string };

type NewOrganisationFormProps = {
  draft: OrganisationDraft;
  municipalities: readonly Option[];
  errors: FieldMessages;
  failure: string | null;
  isPending: boolean;
  onChange: (part: Partial<OrganisationDraft>) => void;
  onOtherNumber: () => void;
  onSend: () => void;
};

const FIELDS = ['name', 'description', 'municipality_id', 'address', 'email', 'phone', 'website', 'request_note'];
const idOf = (field: string) => `new-${field}`;

/** What the register does not know, and what it knows to be put right. */
export function NewOrganisationForm(props: NewOrganisationFormProps) {
  const { draft, errors, failure, isPending, onChange, onOtherNumber, onSend } = props;
  const { form: texts } = useTexts(requestTexts);
  const faults = [...FIELDS, ...Object.keys(errors).filter((field) => !FIELDS.includes(field))].flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ fieldId: idOf(field), text }];
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend();
  }

  return (
    <form method="post" noValidate className="nb-panel nb-stack nb-gap-m" onSubmit={handleSubmit}>
      <RequestHeading id="form-title">{texts.title}</RequestHeading>
      <div className="nb-row">
        {draft.number === null ? null : <p>{texts.number(maskText('000 000 000', draft.number))}</p>}
        <Button variant="tertiary" isSmall onClick={onOtherNumber}>
          {draft.number === null ? texts.use_number : texts.other_number}
        </Button>
      </div>
      {draft.number === null ? <Notice>{texts.without_number}</Notice> : null}
      <ErrorSummary title={texts.errors(faults.length)} errors={faults} level={3} />
      {failure === null ? null : (
        <Notice tone="danger" isLive>
          {failure}
        </Notice>
      )}
      <TextField
        id={idOf('name')}
        label={texts.name}
        error={errors.name}
        value={draft.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="organization"
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextAreaField
        id={idOf('description')}
        label={texts.description}
        hint={texts.optional}
        help={texts.description_help}
        error={errors.description}
        value={draft.description}
        maxLength={MAX_DESCRIPTION_LENGTH}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <Municipality {...props} />
      <Address {...props} />
      <Contact {...props} />
      <TextAreaField
        id={idOf('request_note')}
        label={texts.note}
        hint={texts.optional}
        help={texts.note_help}
        error={errors.request_note}
        value={draft.request_note}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(event) => onChange({ request_note: event.currentTarget.value })}
      />
      <div>
        <Button type="submit" isLoading={isPending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

/** Where a list is short enough to be looked through. */
const MAX_IN_A_LIST = 30;

function Municipality({ draft: { municipality }, municipalities, errors, onChange }: NewOrganisationFormProps) {
  const { form: texts } = useTexts(requestTexts);
  const shared = {
    id: idOf('municipality_id'),
    label: texts.municipality,
    help: texts.municipality_help,
    error: errors.municipality_id,
  };
  if (municipalities.length === 1) {
    return <TextField {...shared} value={municipality?.name ?? ''} readOnly />;
  }
  if (municipalities.length <= MAX_IN_A_LIST) {
    const choose = (wanted: string) =>
      onChange({ municipality: municipalities.find(({ id }) => id === wanted) ?? null });
    return (
      <SelectField {...shared} value={municipality?.id ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="" />
        {municipalities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <SuggestionField
      {...shared}
      options={municipalities.map(({ id, name }) => ({ value: id, label: name }))}
      selected={municipality ? [{ value: municipality.id, label: municipality.name }] : []}
      onChange={([option]) => onChange({ municipality: option ? { id: option.value, name: option.label } : null })}
      resultsText={texts.municipality_results}
      removeText={texts.municipality_remove}
    />
  );
}

/** The register's address stands as it is written there; another one is chosen from those that exist. */
function Address({ draft: { address }, errors, onChange }: NewOrganisationFormProps) {
  const { form: texts } = useTexts(requestTexts);
  if (address !== null && (address.lat === null || address.lng === null)) {
    return (
      <div className="nb-stack nb-gap-s">
        <TextField
          id={idOf('address')}
          label={texts.address}
          hint={texts.from_register}
          error={errors.address}
          value={address.address}
          readOnly
        />
        <div>
          <Button variant="tertiary" isSmall onClick={() => onChange({ address: null })}>
            {texts.other_address}
          </Button>
        </div>
      </div>
    );
  }
  const chosen =
    address && address.lat !== null && address.lng !== null
      ? { address: address.address, lat: address.lat, lng: address.lng }
      : null;
  return (
    <AddressSearchField
      id={idOf('address')}
      label={texts.address}
      hint={texts.optional}
      error={errors.address}
      value={chosen}
      onChange={(found) => onChange({ address: found })}
    />
  );
}

function Contact({ draft, errors, onChange }: NewOrganisationFormProps) {
  const { form: texts } = useTexts(requestTexts);
  return (
    <>
      <div className="nb-columns">
        <TextField
          id={idOf('email')}
          type="email"
          label={texts.email}
          hint={texts.optional}
          help={texts.contact_help}
          error={errors.email}
          value={draft.email}
          maxLength={320}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
        <TextField
          id={idOf('phone')}
          type="tel"
          label={texts.phone}
          hint={texts.optional}
          help={texts.contact_help}
          error={errors.phone}
          value={draft.phone}
          maxLength={25}
          onChange={(event) => onChange({ phone: event.currentTarget.value })}
        />
      </div>
      <TextField
        id={idOf('website')}
        type="url"
        label={texts.website}
        hint={texts.optional}
        help={texts.website_help}
        error={errors.website}
        value={draft.website}
        maxLength={500}
        onChange={(event) => onChange({ website: event.currentTarget.value })}
      />
    </>
  );
}
