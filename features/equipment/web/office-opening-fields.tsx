import { PlusIcon, XMarkIcon } from '@navikt/aksel-icons';
import { startingCapital } from '#platform/language/capitals.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { newKey } from '#platform/web/new-key.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { MAX_OPENINGS } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import styles from './office-lending.module.css';
import { type TypedOpening, WEEKDAYS } from './office-typed-place.ts';

type OfficeOpeningFieldsProps = {
  openings: readonly TypedOpening[];
  errors: Readonly<Record<string, string | undefined>>;
  idOf: (field: string) => string;
  onChange: (openings: readonly TypedOpening[], cleared?: string) => void;
};

/** The week, day by day; a place can open twice on one. A new line begins with the hours of the line before it. */
export function OfficeOpeningFields({ openings, errors, idOf, onChange }: OfficeOpeningFieldsProps) {
  const { place_form: words } = useTexts(equipmentOfficeTexts);
  const { weekdays } = useTexts(momentTexts);
  const last = openings.at(-1);
  const { opens, closes } = last ?? { opens: '15:00', closes: '19:00' };

  const change = (key: string, part: Partial<TypedOpening>, field: string) =>
    onChange(
      openings.map((one) => (one.key === key ? { ...one, ...part } : one)),
      field,
    );

  return (
    <FieldGroup id={idOf('openings')} legend={words.openings} error={errors.openings} look="large">
      <ul className={styles.week}>
        {WEEKDAYS.map((weekday) => {
          const name = startingCapital(weekdays[weekday]);
          const here = openings.filter((one) => one.weekday === weekday);
          return (
            <li key={weekday} className={styles.weekday}>
              <p className={styles.dayName}>{name}</p>
              <div className={styles.hours}>
                {here.length === 0 ? <p className="nb-muted">{words.closed}</p> : null}
                {here.map(({ key, ...one }) => (
                  <div key={key} className={styles.pair}>
                    {(['opens', 'closes'] as const).map((edge) => (
                      <TimeField
                        key={edge}
                        id={idOf(`${edge}-${key}`)}
                        label={words[edge]}
                        aria-label={words.at(name, words[edge])}
                        width="short"
                        value={one[edge]}
                        error={errors[`${edge}-${key}`]}
                        onChange={(time) => change(key, { [edge]: time }, `${edge}-${key}`)}
                      />
                    ))}
                    <IconButton
                      label={words.at(name, words.remove_opening)}
                      icon={<XMarkIcon aria-hidden />}
                      onClick={() => onChange(openings.filter((other) => other.key !== key))}
                    />
                  </div>
                ))}
                {openings.length < MAX_OPENINGS ? (
                  <Button
                    variant="tertiary"
                    isSmall
                    icon={<PlusIcon aria-hidden />}
                    aria-label={words.at(name, words.add_opening)}
                    onClick={() => onChange([...openings, { key: newKey(), weekday, opens, closes }])}
                  >
                    {words.add_opening}
                  </Button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </FieldGroup>
  );
}
