import type { Locale } from '../language/locale.ts';
import type { TextsLike } from '../language/texts.ts';

/** Every way the API says no, and the status it says it with. */
export const PROBLEM_STATUS = {
  malformed: 400,
  key_required: 400,
  unauthenticated: 401,
  two_factor_required: 401,
  forbidden: 403,
  terms_required: 403,
  conditions_required: 403,
  proof_required: 403,
  own_only: 403,
  form_expired: 403,
  sunset: 403,
  private_organisation: 403,
  not_found: 404,
  readonly: 405,
  wrong_method: 405,
  conflict: 409,
  organisation_stopped: 409,
  too_large: 413,
  address_too_long: 414,
  wrong_type: 415,
  invalid: 422,
  too_many: 429,
  work_required: 429,
  internal: 500,
  unavailable: 503,
  database_away: 503,
  storage_full: 507,
} as const;

export type ProblemKind = keyof typeof PROBLEM_STATUS;

/** Field path to its messages, the first being the one to show. */
export type FieldErrors = Record<string, string[]>;

/** The one error class for refusals. Anything else that is thrown is a bug and answers 500. */
export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** True when `message` is a sentence for the person; otherwise the kind's own sentence is used. */
  readonly hasOwnMessage: boolean;

  constructor(kind: ProblemKind, options: ProblemOptions = {}) {
    super(options.message ?? kind);
    this.name = 'Problem';
    this.kind = kind;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.hasOwnMessage = options.message !== undefined;
  }

  get status(): number {
    return PROBLEM_STATUS[this.kind];
  }
}

export type ProblemOptions = { message?: string; errors?: FieldErrors; retryAfterSeconds?: number };

/** Says no. The message is in the person's language already; without one the kind's own sentence is used. */
export function refuse(kind: ProblemKind, message?: string, errors?: FieldErrors): never {
  throw new Problem(kind, { ...(message !== undefined && { message }), ...(errors && { errors }) });
}

/** The body of every error answer (ERR-02). */
export type ProblemAnswer = { message: string; errors?: FieldErrors };

/** Beside the body, for programs: which of the kinds it is. */
export const PROBLEM_HEADER = 'problem-kind';

export const problemAnswer = (problem: Problem, language: Locale): ProblemAnswer => ({
  message: problem.hasOwnMessage ? problem.message : PROBLEM_TEXTS[language][problem.kind],
  ...(problem.errors && { errors: problem.errors }),
});

const nb = {
  malformed: 'Vi forstod ikke forespørselen. Noe ved den er feil bygd opp.',
  key_required: 'Ingenting er gjort. Last inn siden på nytt og prøv igjen, så sørger vi for at det bare skjer én gang.',
  unauthenticated: 'Du må logge inn for å gjøre dette.',
  two_factor_required: 'Skriv inn koden for innlogging i to steg, så er du inne.',
  forbidden: 'Du har ikke tilgang til dette.',
  terms_required: 'Du må godta vilkårene før du kan bruke dette.',
  proof_required: 'Bekreft at det er deg ved å skrive passordet ditt på nytt.',
  own_only: 'Dette kan bare personen selv gjøre.',
  form_expired: 'Siden har stått åpen lenge. Last den inn på nytt og prøv igjen.',
  sunset: 'Denne portalen er i ferd med å avvikles, og tar ikke imot noe nytt.',
  private_organisation: 'Arrangøren du prøver å gå inn på er privat.',
  not_found: 'Vi fant ikke det du leter etter.',
  readonly: 'Du kan bare lese her. Ingenting blir lagret i lesemodus.',
  wrong_method: 'Denne adressen kan ikke brukes på den måten.',
  conflict: 'Noe har endret seg siden sist. Last inn på nytt og prøv igjen.',
  organisation_stopped:
    'Kommunen har stanset denne organisasjonen. Dere kan se det dere har, men ikke endre noe før den er åpnet igjen.',
  conditions_required:
    'En administrator må godta vilkårene for organisasjonen først. Det gjør dere på organisasjonens side eller i oversikten.',
  too_large: 'Det du sendte, er for stort.',
  address_too_long: 'Adressen er for lang.',
  wrong_type: 'Innholdet har feil format. Send JSON.',
  invalid: 'Noen felt må rettes.',
  too_many: 'Det er mange på én gang akkurat nå. Vent litt og prøv igjen.',
  work_required: 'Mange prøver seg med koder akkurat nå. Nettleseren din må løse en liten oppgave før vi går videre.',
  internal: 'Auda, noe gikk galt. Vi har fått beskjed.',
  unavailable: 'Det er stor pågang akkurat nå. Prøv igjen om et øyeblikk.',
  database_away: 'Noe er midlertidig nede hos oss. Prøv igjen om et øyeblikk.',
  storage_full: 'Lagringsplassen vår er full, så ingenting ble lagret. Vi har fått beskjed. Prøv igjen senere.',
} satisfies Record<ProblemKind, string>;

const nn: TextsLike<typeof nb> = {
  malformed: 'Vi forstod ikkje førespurnaden. Noko ved han er bygd opp feil.',
  key_required: 'Ingenting er gjort. Last inn sida på nytt og prøv igjen, så syter vi for at det berre skjer éin gong.',
  unauthenticated: 'Du må logge inn for å gjere dette.',
  two_factor_required: 'Skriv inn koden vi har sendt til deg, så er du inne.',
  forbidden: 'Du har ikkje tilgang til dette.',
  terms_required: 'Du må godta vilkåra før du kan bruke dette.',
  proof_required: 'Stadfest at det er deg ved å skrive passordet ditt på nytt.',
  own_only: 'Dette kan berre personen sjølv gjere.',
  form_expired: 'Sida har stått open lenge. Last ho inn på nytt og prøv igjen.',
  sunset: 'Denne portalen blir avvikla, og tek ikkje imot noko nytt.',
  private_organisation: 'Arrangøren du prøver å gå inn på, er privat.',
  not_found: 'Vi fann ikkje det du leitar etter.',
  readonly: 'Du kan berre lese her. Ingenting blir lagra i lesemodus.',
  wrong_method: 'Denne adressa kan ikkje brukast på den måten.',
  conflict: 'Noko har endra seg sidan sist. Last inn på nytt og prøv igjen.',
  organisation_stopped:
    'Kommunen har stansa denne organisasjonen. De kan sjå det de har, men ikkje endre noko før han er opna igjen.',
  conditions_required:
    'Ein administrator må godta vilkåra for organisasjonen først. Det gjer de på sida til organisasjonen eller i oversikta.',
  too_large: 'Det du sende, er for stort.',
  address_too_long: 'Adressa er for lang.',
  wrong_type: 'Innhaldet har feil format. Send JSON.',
  invalid: 'Nokre felt må rettast.',
  too_many: 'Det er mange på éin gong akkurat no. Vent litt og prøv igjen.',
  work_required: 'Mange prøver seg med kodar akkurat no. Nettlesaren din må løyse ei lita oppgåve før vi går vidare.',
  internal: 'Auda, noko gjekk gale. Vi har fått beskjed.',
  unavailable: 'Det er stor pågang akkurat no. Prøv igjen om ein augneblink.',
  database_away: 'Noko er mellombels nede hos oss. Prøv igjen om ein augneblink.',
  storage_full: 'Lagringsplassen vår er full, så ingenting vart lagra. Vi har fått beskjed. Prøv igjen seinare.',
};

const en: TextsLike<typeof nb> = {
  malformed: 'We could not read the request. It is not correctly formed.',
  key_required: 'Nothing was done. Reload the page and try again, so that we can make sure it happens only once.',
  unauthenticated: 'You need to log in to do this.',
  two_factor_required: 'Enter the code we sent you and you are in.',
  forbidden: 'You do not have access to this.',
  terms_required: 'You need to accept the terms before you can use this.',
  proof_required: 'Confirm that it is you by entering your password again.',
  own_only: 'Only the person themselves can do this.',
  form_expired: 'The page has been open for a long time. Reload it and try again.',
  sunset: 'This portal is closing down and does not accept anything new.',
  private_organisation: 'The organiser you are trying to open is private.',
  not_found: 'We could not find what you are looking for.',
  readonly: 'You are not allowed to make this actions in readonly mode',
  wrong_method: 'This address cannot be used that way.',
  conflict: 'Something has changed in the meantime. Reload and try again.',
  organisation_stopped:
    'The municipality has stopped this organisation. You can see what you have, but change nothing until it is reopened.',
  conditions_required:
    'An administrator must accept the conditions for the organisation first, on its page or in the overview.',
  too_large: 'What you sent is too large.',
  address_too_long: 'The address is too long.',
  wrong_type: 'The content has the wrong format. Send JSON.',
  invalid: 'Some fields need correcting.',
  too_many: 'A lot is going on at once right now. Wait a moment and try again.',
  work_required: 'Many people are asking for codes right now. Your browser has to solve a small task before we go on.',
  internal: 'Oh dear, something went wrong. We have been told.',
  unavailable: 'The site is busy right now. Try again in a moment.',
  database_away: 'Something is down on our side for the moment. Try again shortly.',
  storage_full: 'Our storage is full, so nothing was saved. We have been told. Try again later.',
};

const PROBLEM_TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
