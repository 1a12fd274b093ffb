import type { ComponentProps } from 'react';
import { MunicipalityChooser } from '#features/municipalities/web/municipality-chooser.tsx';
import { useShowMunicipality } from './use-show-municipality.ts';

/** MUN-03: a pick in this portal shows what is there. */
export const MunicipalityChoice = (props: Omit<ComponentProps<typeof MunicipalityChooser>, 'onAccept'>) => (
  <MunicipalityChooser {...props} onAccept={useShowMunicipality()} />
);
