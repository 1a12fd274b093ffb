import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';

const nb = {
  no_portal: 'Kommunen har ingen portal for seg selv.',
  is_closed: 'Portalen er stengt allerede.',
  has_plan: 'Avviklingen av denne portalen er vedtatt allerede.',
  is_too_late: 'Det er for sent. Avviklingen er kommet for langt til at dette kan endres.',
  is_told: 'Dagen er forbi. Folk har fått vite det.',
  is_past: 'Dagen er forbi.',
  too_soon: (days: number) => `Folk skal få vite det minst ${days} dager før.`,
  too_far: 'Så langt fram kan ingenting settes opp.',
  delete_day: (days: number) => `Folk skal ha minst ${days} dager på å hente det som er deres.`,
  no_neighbour: 'Velg en annen kommune, med en portal som er åpen.',
  neighbour_ends: 'Kommunen avslutter sin egen portal og kan ikke ta over. Velg en annen, eller ingen.',
  takes_over_now:
    'Arrangører fra en portal som avsluttes, flyttes til denne kommunen nå. Prøv igjen når det er ferdig.',
};

const nn: TextsLike<typeof nb> = {
  no_portal: 'Kommunen har ingen portal for seg sjølv.',
  is_closed: 'Portalen er stengd allereie.',
  has_plan: 'Avviklinga av denne portalen er vedteken allereie.',
  is_too_late: 'Det er for seint. Avviklinga er komen for langt til at dette kan endrast.',
  is_told: 'Dagen er forbi. Folk har fått vite det.',
  is_past: 'Dagen er forbi.',
  too_soon: (days) => `Folk skal få vite det minst ${days} dagar før.`,
  too_far: 'Så langt fram kan ingenting setjast opp.',
  delete_day: (days) => `Folk skal ha minst ${days} dagar på å hente det som er deira.`,
  no_neighbour: 'Vel ein annan kommune, med ein portal som er open.',
  neighbour_ends: 'Kommunen avsluttar sin eigen portal og kan ikkje ta over. Vel ein annan, eller ingen.',
  takes_over_now:
    'Arrangørar frå ein portal som blir avslutta, blir flytta til denne kommunen no. Prøv igjen når det er ferdig.',
};

const en: TextsLike<typeof nb> = {
  no_portal: 'The municipality has no portal that is its alone.',
  is_closed: 'The portal has closed already.',
  has_plan: 'The end of this portal has been decided already.',
  is_too_late: 'It is too late. The end has come too far for this to be changed.',
  is_told: 'The day is past. People have been told.',
  is_past: 'The day is past.',
  too_soon: (days) => `People are to be told at least ${days} days before.`,
  too_far: 'Nothing can be set up that far ahead.',
  delete_day: (days) => `People are to have at least ${days} days to fetch what is theirs.`,
  no_neighbour: 'Choose another municipality, with a portal that is open.',
  neighbour_ends: 'The municipality is ending its own portal and cannot take over. Choose another, or none.',
  takes_over_now: 'Organisers of a portal that ends are being moved to this municipality. Try again when that is done.',
};

/** Sentences with which the server says no. */
export const REFUSALS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
