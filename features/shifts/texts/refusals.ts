import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { FARTHEST_SLOT_DAYS, MAX_SHIFT_HOURS, type ShiftTimeFault } from '../rules.ts';

const nb = {
  /** Why a shift cannot be made, changed or taken, by the state of the activity. */
  not_published: 'Aktiviteten er ikke publisert ennå. Publiser den, så kan folk ta vakter.',
  cancelled: 'Aktiviteten er avlyst, så vaktene er også avlyst.',
  completed: 'Oppdraget er merket som utført, så vaktene kan ikke endres.',
  ended: 'Aktiviteten er over, så vaktene kan ikke endres.',
  slot_over: 'Vakten er over. Det som har vært, kan ikke endres.',
  full: 'Vakten er fulltegnet. Se om en av de andre vaktene passer.',
  certificate_missing: (name: string) =>
    `Vakten krever sertifikatet ${name}, og at det gjelder den dagen. Be om det ved vakten, så kan du ta den når det er godkjent.`,
  certificate_missing_there: (name: string) =>
    `Vakten krever sertifikatet ${name}, som personen ikke har den dagen. Gi sertifikatet først.`,
  too_many_slots: (most: number) => `Det er plass til ${most} vakter på en aktivitet. Slett noen først.`,
  capacity_below: (taken: number) =>
    taken === 1
      ? 'Én har tatt vakten allerede. Ta vakten tilbake først, eller la det være minst én plass.'
      : `${taken} har tatt vakten allerede. Ta vakten tilbake fra noen først, eller la det være minst ${taken} plasser.`,
  times: {
    ends_before_start: 'Vakten må slutte etter at den har begynt',
    too_long: `En vakt kan vare i høyst ${MAX_SHIFT_HOURS} timer`,
    in_past: 'Vakten er over allerede. Velg et tidspunkt som kommer',
    too_far: `Vakten må være nær aktiviteten: høyst ${FARTHEST_SLOT_DAYS} dager før den begynner eller etter at den er over`,
  } satisfies Record<ShiftTimeFault, string>,
  not_a_member: 'Du kan bare gi vakter til medlemmer. Be personen om å bli medlem, eller om å ta vakten selv',
  changed_by: (name: string, when: string) =>
    `${name} lagret endringer i vakten ${when}, mens du skrev. Det du har skrevet, står her fortsatt. Lagre igjen, så gjelder det.`,
  changed: (when: string) =>
    `Noen lagret endringer i vakten ${when}, mens du skrev. Det du har skrevet, står her fortsatt. Lagre igjen, så gjelder det.`,
  list_closed: (days: number) =>
    `Aktiviteten var over for mer enn ${days} dager siden. Nå kan bare administratorene se hvem som hadde vakt.`,
};

const nn: TextsLike<typeof nb> = {
  not_published: 'Aktiviteten er ikkje publisert enno. Publiser han, så kan folk ta vakter.',
  cancelled: 'Aktiviteten er avlyst, så vaktene er òg avlyste.',
  completed: 'Oppdraget er merkt som utført, så vaktene kan ikkje endrast.',
  ended: 'Aktiviteten er over, så vaktene kan ikkje endrast.',
  slot_over: 'Vakta er over. Det som har vore, kan ikkje endrast.',
  full: 'Vakta er fullteikna. Sjå om ei av dei andre vaktene passar.',
  certificate_missing: (name) =>
    `Vakta krev sertifikatet ${name}, og at det gjeld den dagen. Be om det ved vakta, så kan du ta ho når det er godkjent.`,
  certificate_missing_there: (name) =>
    `Vakta krev sertifikatet ${name}, som personen ikkje har den dagen. Gi sertifikatet først.`,
  too_many_slots: (most) => `Det er plass til ${most} vakter på ein aktivitet. Slett nokre først.`,
  capacity_below: (taken) =>
    taken === 1
      ? 'Éin har allereie teke vakta. Ta vakta tilbake først, eller lat det vere minst éin plass.'
      : `${taken} har allereie teke vakta. Ta vakta tilbake frå nokon først, eller lat det vere minst ${taken} plassar.`,
  times: {
    ends_before_start: 'Vakta må slutte etter at ho har byrja',
    too_long: `Ei vakt kan vare i høgst ${MAX_SHIFT_HOURS} timar`,
    in_past: 'Vakta er allereie over. Vel eit tidspunkt som kjem',
    too_far: `Vakta må vere nær aktiviteten: høgst ${FARTHEST_SLOT_DAYS} dagar før han byrjar eller etter at han er over`,
  },
  not_a_member: 'Du kan berre gi vakter til medlemer. Be personen om å bli medlem, eller om å ta vakta sjølv',
  changed_by: (name, when) =>
    `${name} lagra endringar i vakta ${when}, medan du skreiv. Det du har skrive, står her framleis. Lagre igjen, så gjeld det.`,
  changed: (when) =>
    `Nokon lagra endringar i vakta ${when}, medan du skreiv. Det du har skrive, står her framleis. Lagre igjen, så gjeld det.`,
  list_closed: (days) =>
    `Aktiviteten var over for meir enn ${days} dagar sidan. No kan berre administratorane sjå kven som hadde vakt.`,
};

const en: TextsLike<typeof nb> = {
  not_published: 'The activity is not published yet. Publish it, and people can take shifts.',
  cancelled: 'The activity is cancelled, so its shifts are cancelled too.',
  completed: 'The assignment is marked as done, so the shifts cannot be changed.',
  ended: 'The activity is over, so the shifts cannot be changed.',
  slot_over: 'The shift is over. Past shifts cannot be changed.',
  full: 'The shift is full. See if one of the other shifts suits you.',
  certificate_missing: (name) =>
    `The shift asks for the certificate ${name}, valid on that day. Ask for it beside the shift, and take it when it has been approved.`,
  certificate_missing_there: (name) =>
    `The shift asks for the certificate ${name}, which the person does not have on that day. Give the certificate first.`,
  too_many_slots: (most) => `There is room for ${most} shifts in an activity. Delete some first.`,
  capacity_below: (taken) =>
    taken === 1
      ? 'One person has the shift already. Take it back first, or leave at least one place.'
      : `${taken} people have the shift already. Take it back from someone first, or leave at least ${taken} places.`,
  times: {
    ends_before_start: 'The shift must end after it has begun',
    too_long: `A shift lasts ${MAX_SHIFT_HOURS} hours at most`,
    in_past: 'The shift is over already. Choose a time in the future',
    too_far: `The shift must be near the activity: at most ${FARTHEST_SLOT_DAYS} days before it begins or after it is over`,
  },
  not_a_member: 'You can give shifts to members only. Ask the person to become one, or to take the shift themselves',
  changed_by: (name, when) =>
    `${name} saved changes to the shift ${when}, while you were writing. What you wrote is still here. Save again to keep your version.`,
  changed: (when) =>
    `Someone saved changes to the shift ${when}, while you were writing. What you wrote is still here. Save again to keep your version.`,
  list_closed: (days) =>
    `The activity was over more than ${days} days ago. Now only the administrators can see who had shifts.`,
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
