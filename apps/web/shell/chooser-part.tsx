import type { ComponentProps } from 'react';
import { MunicipalityChooser } from '#features/municipalities/web/municipality-chooser.tsx';
import { LateTexts } from '../late-texts.tsx';
import { municipalityDictionaries } from '../texts/late-dictionaries.ts';

/** Its words come with it. */
export const ChooserPart = (props: ComponentProps<typeof MunicipalityChooser>) => (
  <LateTexts of="municipalities" dictionaries={municipalityDictionaries}>
    <MunicipalityChooser {...props} />
  </LateTexts>
);
