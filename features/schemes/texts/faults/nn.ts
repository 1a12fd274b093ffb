import type { TextsLike } from '#platform/language/texts.ts';
import type { nb } from './nb.ts';

export const nn: TextsLike<typeof nb> = {
  age: 'Skriv ein alder i heile år, frå 0 til 30.',
  age_order: 'Den høgaste alderen kan ikkje vere lågare enn den lågaste.',
  day: 'Vi finn ikkje denne dagen. Skriv han som 01.08.2027.',
  day_missing: 'Vel ein dag.',
  period_order: 'Perioden sluttar før han byrjar. Vel ein seinare dag.',
  period_long: 'Perioden kan vare i høgst tre år. Vel ein tidlegare dag.',
  age_day_far: 'Dagen ligg langt frå perioden. Vel ein dag som ligg nærmare.',
  districts: 'Vel berre bydelar i kommunen.',
  postal_codes: 'Skriv postnummera med fire siffer og komma mellom, høgst 200 av dei.',
  household: 'Skriv kven som får konto etter inntekt, så familiane forstår det.',
  household_long: 'Gjer teksten kortare, høgst 500 teikn.',
  amount: 'Skriv eit beløp over 0 i kroner, med høgst to desimalar. Til dømes 2 000 eller 149,50.',
  amount_missing: 'Skriv eit beløp.',
  amount_high: 'Beløpet per barn kan vere høgst kr 100 000.',
  cap_above_amount:
    'Taket per aktivitet kan ikkje vere høgare enn beløpet per barn. Lat feltet stå tomt viss det ikkje er noko tak.',
  budget_below_amount: 'Ramma må rekke til minst eitt barn.',
  budget_high: 'Ramma kan vere høgst éin milliard kroner.',
  categories: 'Vel minst éin type aktivitet.',
  overlap: 'Ein annan versjon gjeld i noko av denne perioden. Vel andre dagar, eller avslutt han først.',
  times: 'Skriv kor mange gonger aktiviteten må vare, frå 1 til 200.',
  trial_times: 'Skriv kor mange gonger barnet kan prøve først, frå 0 til 10.',
  percent: 'Skriv ein prosent frå 0 til 100.',
  percent_order: 'Det høge anslaget kan ikkje vere lågare enn det truleg brukte.',
  children: 'Skriv heile tal for kor mange barn det er.',
};
