import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  changed_by: (name: string, when: string) =>
    `${name} endret utkastet ${when}, etter at du åpnet det. Det du har valgt, er ikke borte.`,
  changed: (when: string) =>
    `En annen endret utkastet ${when}, etter at du åpnet det. Det du har valgt, er ikke borte.`,
  is_gone: 'Utkastet er forkastet eller publisert av en annen. Last siden inn på nytt.',
  is_scheduled: 'Utkastet venter på tidspunktet det skal publiseres. Avbryt planen før du endrer det.',
  is_not_scheduled: 'Det er ingenting som venter på å bli publisert. Last siden inn på nytt.',
  is_shown: 'Denne utgaven vises allerede.',
  when: 'Velg et tidspunkt fram i tid, høyst ett år.',
  too_light: 'Fargen gir for liten kontrast. Velg en mørkere farge.',
  ages: 'Den høyeste alderen kan ikke være lavere enn den laveste.',
  no_picture: 'Bildet finnes ikke lenger, eller er ikke skåret til. Velg det på nytt.',
  key_taken: 'Det finnes allerede en portal med denne adressen.',
  key_reserved: 'Denne adressen kan ikke brukes.',
};

const nn: TextsLike<typeof nb> = {
  changed_by: (name, when) => `${name} endra utkastet ${when}, etter at du opna det. Det du har valt, er ikkje borte.`,
  changed: (when) => `Ein annan endra utkastet ${when}, etter at du opna det. Det du har valt, er ikkje borte.`,
  is_gone: 'Utkastet er forkasta eller publisert av ein annan. Last sida inn på nytt.',
  is_scheduled: 'Utkastet ventar på tidspunktet det skal publiserast. Avbryt planen før du endrar det.',
  is_not_scheduled: 'Det er ingenting som ventar på å bli publisert. Last sida inn på nytt.',
  is_shown: 'Denne utgåva blir vist allereie.',
  when: 'Vel eit tidspunkt fram i tid, høgst eitt år.',
  too_light: 'Fargen gir for liten kontrast. Vel ein mørkare farge.',
  ages: 'Den høgaste alderen kan ikkje vere lågare enn den lågaste.',
  no_picture: 'Biletet finst ikkje lenger, eller er ikkje skore til. Vel det på nytt.',
  key_taken: 'Det finst allereie ein portal med denne adressa.',
  key_reserved: 'Denne adressa kan ikkje brukast.',
};

const en: TextsLike<typeof nb> = {
  changed_by: (name, when) => `${name} changed the draft ${when}, after you opened it. Nothing you chose is lost.`,
  changed: (when) => `Someone else changed the draft ${when}, after you opened it. Nothing you chose is lost.`,
  is_gone: 'Someone else has discarded or published the draft. Reload the page.',
  is_scheduled: 'The draft is waiting for its time to be published. Cancel the plan before you change it.',
  is_not_scheduled: 'Nothing is waiting to be published. Reload the page.',
  is_shown: 'This version is already being shown.',
  when: 'Choose a time in the future, no more than a year ahead.',
  too_light: 'The contrast is too low with this colour. Choose a darker one.',
  ages: 'The highest age cannot be lower than the lowest.',
  no_picture: 'The picture is gone or has not been cut. Choose it again.',
  key_taken: 'There is already a portal with this address.',
  key_reserved: 'This address cannot be used.',
};

export const REFUSALS: Readonly<Record<Locale, TextsLike<typeof nb>>> = { nb, nn, en };
