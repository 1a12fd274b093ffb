import type { ComponentProps } from 'react';
import { MunicipalitySuggestion } from '#features/municipalities/web/municipality-suggestion.tsx';
import { useShowMunicipality } from './use-show-municipality.ts';

/** MUN-02: a yes shows what is there. */
export const MunicipalityQuestion = (props: Omit<ComponentProps<typeof MunicipalitySuggestion>, 'onAccept'>) => (
  <MunicipalitySuggestion {...props} onAccept={useShowMunicipality()} />
);
