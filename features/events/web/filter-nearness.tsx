import { LocationPinIcon } from '@navikt/aksel-icons';
import { type ReactNode, useState } from 'react';
import { addFilter, type Filter, filterNamed } from '#features/filters/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { ChosenAddress } from '#ui/address-field.tsx';
import { Button } from '#ui/button.tsx';
import { RangeField } from '#ui/range-field.tsx';
import { DISTANCE_FILTER, EVENT_FILTERS } from '../filters.ts';
import { filterTexts } from '../texts/filters/token.ts';
import styles from './filter-form.module.css';

/** The field in which an address is typed and chosen. */
export type AddressSlot = (props: {
  label: string;
  value: ChosenAddress | null;
  onChange: (value: ChosenAddress | null) => void;
}) => ReactNode;

type FilterNearnessProps = {
  filters: readonly Filter[];
  onChange: (next: readonly Filter[]) => void;
  addressField: AddressSlot;
};

const FIRST_RADIUS_KM = 10;
/** The slider's steps: finest where one walks. */
const RADII_KM = [1, 2, 3, 4, 5, 7, 10, 15, 20, 30, 40, 50];
/** The address of the page is shared and kept: some hundred metres are near enough. */
const DECIMALS = 3;
const PATIENCE_MS = 10_000;

/** So far from an address, or from where the device is. */
export function FilterNearness({ filters, onChange, addressField }: FilterNearnessProps) {
  const texts = useTexts(filterTexts);
  const [trouble, setTrouble] = useState('');
  const [isFinding, setIsFinding] = useState(false);
  const chosen = filterNamed(filters, DISTANCE_FILTER);
  const radius = chosen?.radius ?? FIRST_RADIUS_KM;

  const nearTo = (place: ChosenAddress) =>
    onChange(addFilter(filters, { ...DISTANCE_FILTER, radius, ...place }, EVENT_FILTERS));
  const forget = () => onChange(filters.filter((filter) => filter !== chosen));

  function usePosition() {
    setTrouble('');
    if (!navigator.geolocation) {
      setTrouble(texts.position_unavailable);
      return;
    }
    setIsFinding(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setIsFinding(false);
        nearTo({ address: '', lat: rounded(coords.latitude), lng: rounded(coords.longitude) });
      },
      (error) => {
        setIsFinding(false);
        const isRefused = error.code === error.PERMISSION_DENIED;
        setTrouble(isRefused ? texts.position_refused : texts.position_unavailable);
      },
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  }

  return (
    <div className={`nb-only-scripted ${styles.nearness}`}>
      {addressField({
        label: texts.near_address,
        value: chosen?.address ? { address: chosen.address, lat: chosen.lat, lng: chosen.lng } : null,
        onChange: (place) => (place ? nearTo(place) : chosen && forget()),
      })}
      <Button
        variant="secondary"
        isSmall
        isLoading={isFinding}
        icon={<LocationPinIcon aria-hidden />}
        onClick={usePosition}
      >
        {isFinding ? texts.finding_position : texts.use_position}
      </Button>
      <p role="alert" className={trouble ? styles.trouble : 'nb-sr'}>
        {trouble}
      </p>
      {chosen ? (
        <>
          <RangeField
            label={texts.radius(Math.round(radius), chosen.address)}
            valueText={`${Math.round(radius)} km`}
            min={0}
            max={RADII_KM.length - 1}
            value={stepOf(radius)}
            onChange={(step) =>
              onChange(addFilter(filters, { ...chosen, radius: RADII_KM[step] ?? radius }, EVENT_FILTERS))
            }
          />
          <input type="hidden" name="distance[radius]" value={chosen.radius} />
          <input type="hidden" name="distance[lat]" value={chosen.lat} />
          <input type="hidden" name="distance[lng]" value={chosen.lng} />
          <input type="hidden" name="distance[address]" value={chosen.address} />
          <Button variant="tertiary" isSmall onClick={forget}>
            {texts.forget_place}
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Of a distance that an address asks for, the step that is nearest. */
const stepOf = (km: number): number =>
  RADII_KM.reduce((best, each, step) => (Math.abs(each - km) < Math.abs((RADII_KM[best] ?? 0) - km) ? step : best), 0);

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
