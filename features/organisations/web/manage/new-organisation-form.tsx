import { type SubmitEvent, useState } from 'react';
import { addressTexts } from '#features/addresses/texts/token.ts';
import { AddressSearchField } from '#features/addresses/web/address-search-field.tsx';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import type { FieldMessages } from '#features/portal/web/failure.ts';
import { maskText } from '#platform/contract/masks.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OrganisationDetail } from '../../contract.ts';
import { MAX_NOTE_LENGTH } from '../../rules.ts';
import { requestTexts } from '../../texts/requests/token.ts';
import { createOrganisation, listMyOrganizations, listOwnRequests } from '../calls.ts';
import { RequestHeading } from '../request-heading.tsx';
import { ContactFields } from './contact-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { bodyOf, type OrganisationDraft } from './new-organisation-draft.ts';

type Option = { id: string; name: string; districts: readonly { id: string; name: string }[] };

type NewOrganisationFormProps = {
  draft: OrganisationDraft;
  municipalities: readonly Option[];
  onChange: (part: Partial<OrganisationDraft>) => void;
  onOtherNumber: () => void;
  onSent: (organisation: OrganisationDetail) => void;
};

const FIELDS = [
  'name',
  'description',
  'municipality_id',
  'district_id',
  'address',
  'email',
  'phone',
  'website',
  'request_note',
];
const idOf = (field: string) => `new-${field}`;

/** What the register does not know, and what it knows to be put right. */
export function NewOrganisationForm(props: NewOrganisationFormProps) {
  const { draft, municipalities, onChange, onOtherNumber, onSent } = props;
  const { form: texts, sent: words } = useTexts(requestTexts);
  const { not_chosen } = useTexts(addressTexts);
  const [unchosenAddress, setUnchosenAddress] = useState('');
  const call = useCall();
  const { showToast } = useToasts();
  const sending = useAction(
    (body: ReturnType<typeof bodyOf>, { keyOf }) => call(createOrganisation, { body, key: keyOf(body) }),
    { invalidates: [listOwnRequests, listMyOrganizations], fields: FIELDS, idOf },
  );

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const missing = {
      ...(draft.name.trim() === '' && { name: texts.name_required }),
      ...(draft.municipality === null && { municipality_id: texts.municipality_required }),
      ...(unchosenAddress && { address: not_chosen }),
    };
    if (Object.keys(missing).length > 0) return sending.setErrors(missing);
    const sent = await sending.run(bodyOf(draft));
    if (!sent) return;
    showToast({ tone: 'success', title: words.toast });
    onSent(sent.result.data);
  }

  function change(part: Partial<OrganisationDraft>) {
    onChange(part);
    for (const field of Object.keys(part)) sending.clearError(field === 'municipality' ? 'municipality_id' : field);
  }

  const shared = { draft, texts, errors: sending.errors, idOf, onChange: change };
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
      <ActionFailure action={sending} level={3} />
      <NameFields {...shared} />
      <Municipality {...shared} municipalities={municipalities} />
      <District {...shared} municipalities={municipalities} />
      <Address {...shared} onUnchosen={setUnchosenAddress} />
      <ContactFields {...shared} help={texts.contact_help} />
      <TextAreaField
        id={idOf('request_note')}
        label={texts.note}
        hint={texts.optional}
        help={texts.note_help}
        error={sending.errors.request_note}
        value={draft.request_note}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(event) => change({ request_note: event.currentTarget.value })}
      />
      <div>
        <Button type="submit" isLoading={sending.isPending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

type PartProps = {
  draft: OrganisationDraft;
  errors: FieldMessages;
  onChange: (part: Partial<OrganisationDraft>) => void;
};

/** Where a list is short enough to be looked through. */
const MAX_IN_A_LIST = 30;

type MunicipalityProps = PartProps & { municipalities: readonly Option[] };

function Municipality({ draft: { municipality }, municipalities, errors, onChange }: MunicipalityProps) {
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
      onChange({ municipality: municipalities.find(({ id }) => id === wanted) ?? null, district_id: '' });
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
      onChange={([option]) =>
        onChange({ municipality: option ? { id: option.value, name: option.label } : null, district_id: '' })
      }
      resultsText={texts.municipality_results}
      removeText={texts.municipality_remove}
    />
  );
}

function District({ draft: { municipality, district_id }, municipalities, errors, onChange }: MunicipalityProps) {
  const { form: texts } = useTexts(requestTexts);
  const districts = municipalities.find(({ id }) => id === municipality?.id)?.districts ?? [];
  if (districts.length === 0) return null;
  return (
    <ChoiceField
      id={idOf('district_id')}
      label={texts.district}
      help={texts.district_help}
      none={texts.no_district}
      error={errors.district_id}
      options={districts}
      value={district_id}
      onChange={(chosen) => onChange({ district_id: chosen })}
    />
  );
}

/** The register's address stands as it is written there; another one is chosen from those that exist. */
function Address({
  draft: { address },
  errors,
  onChange,
  onUnchosen,
}: PartProps & { onUnchosen: (words: string) => void }) {
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
      onUnchosen={onUnchosen}
    />
  );
}
