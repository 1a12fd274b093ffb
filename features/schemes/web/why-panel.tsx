import { useState } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SchemeOffice } from '../contract.ts';
import type { SchemeRules } from '../rules.ts';
import { schemeTexts } from '../texts/token.ts';
import { isYes, why } from '../why.ts';
import { ReasonList } from './reason-list.tsx';
import styles from './scheme-panels.module.css';
import { useDayText } from './use-day-text.ts';

type WhyPanelProps = { rules: SchemeRules | null; municipality: SchemeOffice['municipality'] };

const EXAMPLE_BORN = '2022-02-03';

/** The rules, tried on an invented child, which never leaves the browser. */
export function WhyPanel({ rules, municipality }: WhyPanelProps) {
  const { why: texts } = useTexts(schemeTexts);
  const { now } = usePortal();
  const [name, setName] = useState(texts.name_example);
  const [bornOn, setBornOn] = useState<string | null>(EXAMPLE_BORN);
  const [postalCode, setPostalCode] = useState('');
  const [districtId, setDistrictId] = useState('');
  const [livesHere, setLivesHere] = useState(true);
  const [isWithin, setIsWithin] = useState(true);
  const dayText = useDayText();
  const today = shortDate(now);
  // A version that has not begun is asked about on its first day.
  const on = rules && today < rules.starts_on ? rules.starts_on : today;
  const reasons =
    rules && bornOn !== null && isDay(bornOn)
      ? why(
          {
            name: name.trim() || texts.name_example,
            born_on: bornOn,
            municipality_id: livesHere ? municipality.id : '',
            district_id: districtId || null,
            postal_code: postalCode.trim() || null,
            is_within_income: isWithin,
            on,
          },
          { municipality_id: municipality.id, rules },
        )
      : null;
  const shownName = name.trim() || texts.name_example;
  return (
    <section className="nb-panel nb-stack">
      <h2 className={styles.heading}>{texts.title}</h2>
      <FieldGroup legend={texts.legend}>
        <div className="nb-columns">
          <TextField
            label={texts.name}
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <DateField label={texts.born_on} value={bornOn} onChange={setBornOn} latest={today} />
        </div>
        {rules && rules.postal_codes.length > 0 ? (
          <TextField
            label={texts.postal_code}
            value={postalCode}
            maxLength={4}
            inputMode="numeric"
            autoComplete="off"
            width="short"
            onChange={(event) => setPostalCode(event.currentTarget.value)}
          />
        ) : null}
        {rules && rules.district_ids.length > 0 ? (
          <SelectField
            label={texts.district}
            value={districtId}
            onChange={(event) => setDistrictId(event.currentTarget.value)}
          >
            <option value="">{texts.district_none}</option>
            {municipality.districts.map(({ id, name: district }) => (
              <option key={id} value={id}>
                {district}
              </option>
            ))}
          </SelectField>
        ) : null}
        <CheckboxField
          label={texts.lives_here(municipality.in_place)}
          checked={livesHere}
          onChange={() => setLivesHere(!livesHere)}
        />
        {rules?.access === 'income' ? (
          <CheckboxField label={texts.is_within} checked={isWithin} onChange={() => setIsWithin(!isWithin)} />
        ) : null}
      </FieldGroup>
      <div className="nb-stack" aria-live="polite">
        {reasons ? (
          <>
            <p>
              <strong>{isYes(reasons) ? texts.yes(shownName) : texts.no(shownName)}</strong>{' '}
              {on === today ? null : <span className="nb-small nb-muted">{texts.asked_on(dayText(on))}</span>}
            </p>
            <ReasonList reasons={reasons} inPlace={municipality.in_place} />
          </>
        ) : (
          <p>{texts.waits}</p>
        )}
      </div>
      <p className="nb-small nb-muted">{texts.note}</p>
    </section>
  );
}
