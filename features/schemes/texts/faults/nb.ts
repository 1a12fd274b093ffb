import type { SchemeFault } from '../../form.ts';

export const nb = {
  age: 'Skriv en alder i hele år, fra 0 til 30.',
  age_order: 'Den høyeste alderen kan ikke være lavere enn den laveste.',
  day: 'Vi finner ikke denne dagen. Skriv den som 01.08.2027.',
  day_missing: 'Velg en dag.',
  period_order: 'Perioden slutter før den begynner. Velg en senere dag.',
  period_long: 'Perioden kan vare i høyst tre år. Velg en tidligere dag.',
  age_day_far: 'Dagen ligger langt fra perioden. Velg en dag som ligger nærmere.',
  districts: 'Velg bare bydeler i kommunen.',
  postal_codes: 'Skriv postnumrene med fire sifre og komma mellom, høyst 200 av dem.',
  household: 'Skriv hvem som får konto etter inntekt, så familiene forstår det.',
  household_long: 'Gjør teksten kortere, høyst 500 tegn.',
  amount: 'Skriv et beløp over 0 i kroner, med høyst to desimaler. For eksempel 2 000 eller 149,50.',
  amount_missing: 'Skriv et beløp.',
  amount_high: 'Beløpet per barn kan være høyst kr 100 000.',
  cap_above_amount:
    'Taket per aktivitet kan ikke være høyere enn beløpet per barn. La feltet stå tomt hvis det ikke er noe tak.',
  budget_below_amount: 'Rammen må rekke til minst ett barn.',
  budget_high: 'Rammen kan være høyst én milliard kroner.',
  categories: 'Velg minst én type aktivitet.',
  overlap: 'En annen versjon gjelder i noe av denne perioden. Velg andre dager, eller avslutt den først.',
  times: 'Skriv hvor mange ganger aktiviteten må vare, fra 1 til 200.',
  trial_times: 'Skriv hvor mange ganger barnet kan prøve først, fra 0 til 10.',
  percent: 'Skriv en prosent fra 0 til 100.',
  percent_order: 'Det høye anslaget kan ikke være lavere enn det trolige.',
  children: 'Skriv hele tall for hvor mange barn det er.',
} satisfies Record<SchemeFault, string>;
