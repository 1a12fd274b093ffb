import type { RemovedThing } from '../periods.ts';
import { periodsOf } from './period-lines.ts';

const NAMES: Record<RemovedThing, string> = {
  verification: 'Kodar og lenkjer for innlogging',
  idporten_attempt: 'Forsøk på å logge inn med ID-porten',
  rate_window: 'Teljarar som bremsar dei som gjettar på kodar',
  session: 'Innloggingar, etter at dei er avslutta',
  known_device: 'Einingar du har logga inn frå, etter at dei sist vart brukte',
  idempotency_key: 'Kvitteringar som hindrar at noko blir gjort to gonger',
  outgoing_message: 'E-post og SMS vi har sendt (teksten blir sletta når meldinga er send)',
  dead_letter_words: 'Teksten i e-post og SMS som ikkje kunne leverast',
  notification: 'Varsel i portalen',
  digest_entry: 'Varsel som ventar på ein samla e-post, om han ikkje blir send',
  stream_entry: 'Det ei open side skal få vite med ein gong',
  alert_hit: 'Kva nye aktivitetar vi har funne til varsel',
  export_file: 'Filer du har bestilt, etter at dei har gått ut',
  upload: 'Filer du har sletta',
  thread: 'Samtalar som ingen har skrive i',
  report_case: 'Saker om noko som er meldt, etter siste svar',
  referred_case: 'Saker som er sende vidare til politi eller barnevern, om dei ikkje er ferdige med dei før',
  organisation_invite: 'Invitasjonar til å bli med i ein organisasjon',
  door_entry: 'Registreringar i døra, utover at du har vore der',
  attendance_change: 'Historikken til ei påmelding',
  fact: 'Hendingar i organisasjonar og aktivitetar',
  occurrence_place: 'Gamle datoar i kalenderen',
  import_run: 'Rapportar om henta aktivitetar',
  audit_entry: 'Loggen over bruk av utvida rettar',
  guardianship: 'Avslutta forhold mellom føresett og barn',
  card_child: 'Kva barn ein avslutta fritidskonto høyrde til',
  claim: 'Betalingar frå fritidskontoar, etter at dei er avslutta',
  card_share: 'Avslutta deling av fritidskontoar',
  payment: 'Betalingar med eigne pengar, for rekneskapen',
  payment_event: 'Beskjedar frå betalingstenesta',
  bank_file: 'Bankfiler med utbetalingar, for rekneskapen',
  bank_answer: 'Svar frå banken på utbetalingar',
  member_list: 'Lister over barn frå kommunen: kor mange kontoar dei vart til',
  member_list_batch: 'Fødselsnummer i lister frå kommunen som ventar på eit ja',
};

export const nn = {
  intro: 'Dette blir sletta av seg sjølv, seinast eit døgn etter at tida er ute:',
  periodsFor: periodsOf(NAMES, {
    hours: (count) => (count === 1 ? '1 time' : `${count} timar`),
    days: (count) => `${count} dagar`,
    months: (count) => (count === 1 ? '1 månad' : `${count} månader`),
    years: (count) => `${count} år`,
  }),
};
