import { inPlace } from '#features/municipalities/in-place.ts';
import { formOfMunicipality, fullName } from '#features/municipalities/place-form.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import type { Locale } from '#platform/language/locale.ts';
import { localise } from './localise.ts';
import { tenantOfMunicipality } from './resolve.ts';

/** 'på Voss', as the municipality's own portal says it. */
export function placeOfMunicipality(id: number, locale: Locale): string {
  const portal = portalOf(id);
  return portal ? localise(portal.in_place, locale) : inPlace(municipalityById(id)?.name ?? '', locale);
}

/** 'Voss herad', with the form that the municipality has chosen. */
export const fullNameOfMunicipality = (id: number, locale: Locale): string =>
  fullName(municipalityById(id)?.name ?? '', portalOf(id)?.place_form ?? formOfMunicipality(id), locale);

/** One that several municipalities share speaks for none of them. */
function portalOf(id: number) {
  const portal = tenantOfMunicipality(id);
  return portal?.municipality_ids.length === 1 ? portal.configuration : undefined;
}
