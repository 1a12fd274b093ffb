import type { RemovedThing } from '../periods.ts';
import { periodsOf } from './period-lines.ts';

const NAMES: Record<RemovedThing, string> = {
  verification: 'Koder og lenker for innlogging',
  idporten_attempt: 'Forsøk på å logge inn med ID-porten',
  rate_window: 'Tellere som bremser dem som gjetter på koder',
  session: 'Innlogginger, etter at de er avsluttet',
  known_device: 'Enheter du har logget inn fra, etter at de sist ble brukt',
  idempotency_key: 'Kvitteringer som hindrer at noe blir gjort to ganger',
  outgoing_message: 'E-post og SMS vi har sendt (teksten slettes når meldingen er sendt)',
  dead_letter_words: 'Teksten i e-post og SMS som ikke kunne leveres',
  notification: 'Varsler i portalen',
  digest_entry: 'Varsler som venter på en samlet e-post, om den ikke blir sendt',
  stream_entry: 'Det en åpen side skal få vite med én gang',
  alert_hit: 'Hvilke nye aktiviteter vi har funnet til varsler',
  export_file: 'Filer du har bestilt, etter at de er utløpt',
  upload: 'Filer du har slettet',
  thread: 'Samtaler som ingen har skrevet i',
  report_case: 'Saker om noe som er meldt, etter siste svar',
  referred_case: 'Saker som er sendt videre til politi eller barnevern, om de ikke er ferdige med dem før',
  organisation_invite: 'Invitasjoner til å bli med i en organisasjon',
  door_entry: 'Registreringer i døra, utover at du har vært der',
  attendance_change: 'Historikken til en påmelding',
  fact: 'Hendelser i organisasjoner og aktiviteter',
  occurrence_place: 'Gamle datoer i kalenderen',
  import_run: 'Rapporter om hentede aktiviteter',
  audit_entry: 'Loggen over bruk av utvidede rettigheter',
  guardianship: 'Avsluttede forhold mellom foresatt og barn',
  card_child: 'Hvilket barn en avsluttet fritidskonto tilhørte',
  claim: 'Betalinger fra fritidskontoer, etter at de er avsluttet',
  card_share: 'Avsluttet deling av fritidskontoer',
  payment: 'Betalinger med egne penger, for regnskapet',
  payment_event: 'Beskjeder fra betalingstjenesten',
  bank_file: 'Bankfiler med utbetalinger, for regnskapet',
  bank_answer: 'Svar fra banken på utbetalinger',
  member_list: 'Lister over barn fra kommunen: hvor mange kontoer de ble til',
  member_list_batch: 'Fødselsnumre i lister fra kommunen som venter på et ja',
};

export const nb = {
  intro: 'Dette slettes av seg selv, senest et døgn etter at tiden er ute:',
  periodsFor: periodsOf(NAMES, {
    hours: (count) => (count === 1 ? '1 time' : `${count} timer`),
    days: (count) => `${count} dager`,
    months: (count) => (count === 1 ? '1 måned' : `${count} måneder`),
    years: (count) => `${count} år`,
  }),
};
