import { useState } from 'react';
import { AddressField, type AddressOption, type ChosenAddress } from '#ui/address-field.tsx';
import { AddressesField } from '#ui/addresses-field.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldSuffix } from '#ui/field-suffix.tsx';
import { MaskedField } from '#ui/masked-field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { PeoplePicker } from '#ui/people-picker.tsx';
import { RangeField } from '#ui/range-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { BothSchemes } from './both-schemes.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

/** VAL-01 – VAL-04: fields that help with what is written in them. */
export function InputsSection({ texts }: SectionProps) {
  return (
    <StyleguideSection title={texts.sections.inputs}>
      <BothSchemes texts={texts}>{(schemeName) => <Inputs texts={texts} schemeName={schemeName} />}</BothSchemes>
    </StyleguideSection>
  );
}

const DISTRICTS = [
  { id: '1', name: 'Gamle Oslo' },
  { id: '2', name: 'Grünerløkka' },
];

function Inputs({ texts: { inputs }, schemeName }: SectionProps & { schemeName: string }) {
  const [time, setTime] = useState('18:30');
  const [account, setAccount] = useState('');
  const [birthDate, setBirthDate] = useState('');
  const [code, setCode] = useState('');
  const [district, setDistrict] = useState('');
  const [day, setDay] = useState<string | null>('2026-11-21');
  const [distance, setDistance] = useState(10);
  const [pasted, setPasted] = useState('kari@eksempel.no, odd@eksempel.no');
  return (
    <>
      <div className="nb-columns">
        <TimeField label={inputs.starts} value={time} onChange={setTime} placeholder={inputs.timePlaceholder} />
        <MaskedField
          label={inputs.birthDate}
          mask="d0/M0/0000"
          value={birthDate}
          onChange={setBirthDate}
          placeholder={inputs.datePlaceholder}
        />
      </div>
      <div className="nb-columns">
        <DateField label={inputs.from} value={day} onChange={setDay} />
        <AddressesField
          id={`addresses-${schemeName}`}
          label={inputs.emails}
          help={inputs.emailsHelp}
          countText={inputs.addresses}
          error={undefined}
          value={pasted}
          onChange={setPasted}
        />
        <RangeField
          label={inputs.within(distance)}
          value={distance}
          onChange={setDistance}
          min={1}
          max={50}
          valueText={inputs.kilometres(distance)}
        />
      </div>
      <ChoiceField
        id={`district-${schemeName}`}
        label={inputs.district}
        help={inputs.districtHelp}
        none={inputs.noDistrict}
        error={undefined}
        options={DISTRICTS}
        value={district}
        onChange={setDistrict}
      />
      <MaskedField label={inputs.account} mask="0000.00.00000" value={account} onChange={setAccount} width="medium" />
      <CodeField label={inputs.code} value={code} onValueChange={setCode} />
      <PasswordField label={inputs.password} showLabel={inputs.show} hideLabel={inputs.hide} autoComplete="off" />
      <PhoneField texts={inputs} id={`phone-${schemeName}`} label={inputs.phone} initial="412 34 567" />
      <PhoneField texts={inputs} id={`touched-${schemeName}`} label={inputs.otherPhone} initial="412" isTouchedFirst />
      <SampleAddress texts={inputs} />
      <SamplePeople texts={inputs} id={`people-${schemeName}`} />
    </>
  );
}

type PhoneFieldProps = {
  texts: SectionProps['texts']['inputs'];
  id: string;
  label: string;
  initial: string;
  isTouchedFirst?: boolean;
};

function PhoneField({ texts, id, label, initial, isTouchedFirst = false }: PhoneFieldProps) {
  const [value, setValue] = useState(initial);
  const [isTouched, setIsTouched] = useState(isTouchedFirst);
  const isInvalid = value.replaceAll(' ', '').length !== 8;
  return (
    <TextField
      id={id}
      label={label}
      type="tel"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={() => setIsTouched(true)}
      error={isTouched && isInvalid ? texts.phoneError : undefined}
      suffix={
        <FieldSuffix
          fieldId={id}
          isTouched={isTouched}
          isInvalid={isInvalid}
          isFilled={value !== ''}
          invalidText={texts.invalid}
          resetLabel={texts.reset(label)}
          onReset={() => setValue('')}
        />
      }
    />
  );
}

function SampleAddress({ texts }: Pick<PhoneFieldProps, 'texts'>) {
  const [address, setAddress] = useState<ChosenAddress | null>(null);
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  return (
    <AddressField
      label={texts.address}
      help={texts.addressHelp}
      value={address}
      onChange={setAddress}
      options={ADDRESSES.filter((option) => option.address.toLowerCase().includes(wanted))}
      onType={setWords}
      invalidText={texts.addressError}
      resultsText={texts.addresses}
    />
  );
}

function SamplePeople({ texts, id }: Pick<PhoneFieldProps, 'texts' | 'id'>) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(PEOPLE.slice(0, 1));
  const wanted = typed.trim().toLowerCase();
  const found = PEOPLE.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <PeoplePicker
      id={id}
      typed={typed}
      onType={setTyped}
      found={{ data: found.slice(0, 3), meta: { total: found.length } }}
      isFailed={false}
      chosen={chosen}
      onChange={setChosen}
      most={2}
      error={undefined}
      words={texts.picker}
    />
  );
}

const PEOPLE = [
  { id: 'kari', name: 'Kari Nordby' },
  { id: 'odd', name: 'Odd Berge' },
  { id: 'amina', name: 'Amina Yusuf' },
  { id: 'jovnna', name: 'Jovnna Sara' },
];

/** The last one is a place that nobody knows where is. */
const ADDRESSES: AddressOption[] = [
  { address: 'Storgata 1, 4876 Grimstad', lat: 58.34, lng: 8.59 },
  { address: 'Storgata 12, 4876 Grimstad', lat: 58.341, lng: 8.592 },
  { address: 'Kirkeveien 4, 4870 Fevik', lat: 58.38, lng: 8.68 },
  { address: '9170 Longyearbyen', lat: null, lng: null },
];
