import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '#platform/web/language.tsx';
import { roomTexts } from '../texts/office/token.ts';
import type { OwnMunicipality } from './chosen-municipality.ts';
import styles from './office-bar.module.css';

type MunicipalitySwitchProps = { municipalities: readonly OwnMunicipality[]; chosen: OwnMunicipality };

/** CRD-09: for those who work for more than one. What was narrowed down in the one says nothing in the other. */
export function MunicipalitySwitch({ municipalities, chosen }: MunicipalitySwitchProps) {
  const texts = useTexts(roomTexts);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();

  function choose(municipality: string) {
    const list = new URLSearchParams(search).get('list');
    navigate(`${pathname}?${new URLSearchParams({ ...(list && { list }), municipality })}`, {
      replace: true,
      state: { leaves: true },
    });
  }

  return (
    <div className={styles.switch}>
      <label htmlFor={id}>{texts.municipality}</label>
      <select
        id={id}
        className="ds-input"
        value={chosen.id}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {municipalities.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
