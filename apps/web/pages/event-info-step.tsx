import { useQuery } from '@tanstack/react-query';
import { AddressSearchField } from '#features/addresses/web/address-search-field.tsx';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '#features/event-editing/rules.ts';
import { formTexts } from '#features/event-editing/texts/form/token.ts';
import { CountedField } from '#features/event-editing/web/counted-field.tsx';
import { type FieldsProps, idOf } from '#features/event-editing/web/form-fields.ts';
import { PriceField } from '#features/event-editing/web/price-field.tsx';
import { readMunicipalities } from '#features/municipalities/web/read-municipalities.ts';
import { listContacts } from '#features/organisations/web/calls.ts';
import { listCohosts } from '#features/partnerships/web/calls.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { SuggestionField } from '#ui/suggestion-field.tsx';
import { TextField } from '#ui/text-field.tsx';

type InfoStepProps = FieldsProps & {
  organisations: readonly { id: string; name: string }[];
  organisation: { id: string; name: string } | null;
  /** Whose it is can be said until it is published. */
  isNew: boolean;
};

const LANGUAGES = ['nb', 'nn', 'en'] as const;

/** EVF-01, step 0: what it is, where, what it costs, and who is behind it. */
export function InfoStep({ form, change, errorOf, organisations, organisation, isNew }: InfoStepProps) {
  const { info: texts, optional } = useTexts(formTexts);
  return (
    <>
      <FieldGroup legend={texts.about} look="large">
        {isNew && organisations.length > 1 ? (
          <SelectField
            id={idOf('organization_id')}
            label={texts.organisation}
            error={errorOf('organization_id')}
            value={form.organization_id}
            // Those to ask and those who help belong to the one that runs it.
            onChange={(event) =>
              change({ organization_id: event.currentTarget.value, contact_ids: [], cohost_ids: [] })
            }
          >
            {organisations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <p className="nb-muted">
            {texts.organisation}: {organisation?.name}
          </p>
        )}
        <CountedField
          id={idOf('name')}
          label={texts.name}
          help={texts.name_help}
          value={form.name}
          most={MAX_NAME_LENGTH}
          error={errorOf('name')}
          onChange={(name) => change({ name })}
          isRequired
        />
        <CountedField
          id={idOf('description')}
          label={texts.description}
          help={texts.description_help}
          value={form.description}
          most={MAX_DESCRIPTION_LENGTH}
          error={errorOf('description')}
          onChange={(description) => change({ description })}
          isLong
        />
        <SelectField
          id={idOf('lang')}
          label={texts.lang}
          value={form.lang}
          onChange={(event) =>
            change({ lang: LANGUAGES.find((each) => each === event.currentTarget.value) ?? form.lang })
          }
        >
          {LANGUAGES.map((lang) => (
            <option key={lang} value={lang}>
              {texts.languages[lang]}
            </option>
          ))}
        </SelectField>
      </FieldGroup>
      <FieldGroup legend={texts.where} look="large">
        <TextField
          id={idOf('venue')}
          label={texts.venue}
          hint={optional}
          help={texts.venue_help}
          value={form.venue}
          error={errorOf('venue')}
          autoComplete="off"
          onChange={(event) => change({ venue: event.currentTarget.value })}
        />
        <AddressSearchField
          id={idOf('address')}
          label={texts.address}
          hint={optional}
          error={errorOf('address')}
          value={
            form.lat === null || form.lng === null ? null : { address: form.address, lat: form.lat, lng: form.lng }
          }
          onChange={(chosen) => change(chosen ?? { lat: null, lng: null })}
          unchosenBefore={form.lat === null ? form.address : ''}
          onUnchosen={(address) => change({ address, lat: null, lng: null })}
        />
        <Municipalities form={form} change={change} error={errorOf('municipality_ids')} />
        <Districts form={form} change={change} error={errorOf('district_ids')} />
      </FieldGroup>
      <FieldGroup legend={texts.price_heading} look="large">
        <div className="nb-columns">
          <OptionCard
            name="is_free"
            label={texts.free}
            help={texts.free_help}
            checked={form.is_free}
            onChange={() => change({ is_free: true })}
          />
          <OptionCard
            name="is_free"
            label={texts.paid}
            help={texts.paid_help}
            checked={!form.is_free}
            onChange={() => change({ is_free: false })}
          />
        </div>
        {form.is_free ? null : (
          <PriceField
            id={idOf('price_ore')}
            label={texts.price}
            width="short"
            value={form.price_ore}
            error={errorOf('price_ore')}
            onChange={(price_ore) => change({ price_ore })}
          />
        )}
      </FieldGroup>
      {organisation ? (
        <People key={organisation.id} organisationId={organisation.id} form={form} change={change} errorOf={errorOf} />
      ) : null}
    </>
  );
}

type MunicipalitiesProps = Pick<FieldsProps, 'form' | 'change'> & { error: string | undefined };

function Municipalities({ form, change, error }: MunicipalitiesProps) {
  const { info: texts } = useTexts(formTexts);
  const { tenant } = usePortal();
  const call = useCall();
  const known = useQuery({ queryKey: ['municipalities', 'kept'], queryFn: () => readMunicipalities(call) });
  const names = new Map((known.data ?? []).map(({ id, name }) => [id, name]));
  const chosen = form.municipality_ids.map((id) => ({ value: id, label: names.get(id) ?? id }));
  // A portal of one municipality needs no choice, unless it takes place elsewhere.
  const near = tenant.municipality_ids as readonly string[];
  const options = (known.data ?? []).toSorted(
    (one, other) => Number(near.includes(other.id)) - Number(near.includes(one.id)),
  );
  function changePlaces(municipality_ids: string[]) {
    const open = (known.data ?? [])
      .filter(({ id }) => municipality_ids.includes(id))
      .flatMap(({ districts }) => districts);
    const district_ids = (form.district_ids ?? []).filter((id) => open.some((district) => district.id === id));
    change({ municipality_ids, district_ids });
  }
  return (
    <SuggestionField
      id={idOf('municipality_ids')}
      label={texts.municipalities}
      help={texts.municipalities_help}
      error={error}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      selected={chosen}
      onChange={(selected) => changePlaces(selected.map(({ value }) => value))}
      isMultiple
      resultsText={texts.found}
      removeText={texts.remove}
    />
  );
}

/** In the cities that have them. The first one stands for the field, which is told of as one. */
function Districts({ form, change, error }: MunicipalitiesProps) {
  const { info: texts } = useTexts(formTexts);
  const call = useCall();
  const known = useQuery({ queryKey: ['municipalities', 'kept'], queryFn: () => readMunicipalities(call) });
  const cities = (known.data ?? []).filter(
    ({ id, districts }) => districts.length > 0 && form.municipality_ids.includes(id),
  );
  // What was typed before there were districts has none.
  const chosen = form.district_ids ?? [];
  return cities.map(({ id, name, districts }, at) => {
    const isHere = (one: string) => districts.some((district) => district.id === one);
    return (
      <ChoiceField
        key={id}
        id={at === 0 ? idOf('district_ids') : `${idOf('district_ids')}-${id}`}
        label={texts.district(name)}
        help={texts.district_help}
        none={texts.no_district}
        error={at === 0 ? error : undefined}
        options={districts}
        value={chosen.find(isHere) ?? ''}
        onChange={(district) =>
          change({ district_ids: [...chosen.filter((one) => !isHere(one)), ...(district ? [district] : [])] })
        }
      />
    );
  });
}

/** Whom to ask, and who runs it too; both from those whom the organisation has named. */
function People({ organisationId, form, change, errorOf }: FieldsProps & { organisationId: string }) {
  const { info: texts, optional } = useTexts(formTexts);
  const at = { params: { id: organisationId } };
  const contacts = useAnswer(listContacts, at).data?.data ?? [];
  const partners = (useAnswer(listCohosts, at).data?.data ?? []).filter(({ status }) => status === 'approved');
  const turned = (ids: readonly string[], id: string, isOn: boolean) =>
    isOn ? [...ids, id] : ids.filter((each) => each !== id);
  if (contacts.length === 0 && partners.length === 0) return null;
  return (
    <FieldGroup legend={texts.people} look="large">
      {contacts.length > 0 ? (
        <FieldGroup
          id={idOf('contact_ids')}
          legend={texts.contacts}
          hint={optional}
          help={texts.contacts_help}
          error={errorOf('contact_ids')}
        >
          {contacts.map(({ id, name, title }) => (
            <CheckboxField
              key={id}
              label={name}
              help={title ?? undefined}
              checked={form.contact_ids.includes(id)}
              onChange={(event) => change({ contact_ids: turned(form.contact_ids, id, event.currentTarget.checked) })}
            />
          ))}
        </FieldGroup>
      ) : null}
      {partners.length > 0 ? (
        <FieldGroup
          id={idOf('cohost_ids')}
          legend={texts.cohosts}
          hint={optional}
          help={texts.cohosts_help}
          error={errorOf('cohost_ids')}
        >
          {partners.map(({ organization: { id, name } }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={form.cohost_ids.includes(id)}
              onChange={(event) => change({ cohost_ids: turned(form.cohost_ids, id, event.currentTarget.checked) })}
            />
          ))}
        </FieldGroup>
      ) : null}
    </FieldGroup>
  );
}
