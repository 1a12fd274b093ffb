/** What people type, where, and what they would call the right answer. Over the demo data, which is always the same. */
export type JudgedSearch = {
  q: string;
  /** The tenant where it is typed; `nabolag` is the whole country. */
  at: string;
  kind: 'events' | 'organizations';
  /** What the first hits are: held against the name, and for an event the organiser and the venue after it. */
  right: RegExp;
  /** How many of the first hits must be right, as far as there are so many. */
  first: number;
  /** Also fine, after those. */
  fair?: RegExp;
};

type Extra = Partial<Pick<JudgedSearch, 'first' | 'fair' | 'kind'>>;

const judged = (at: string, q: string, right: RegExp, extra: Extra = {}): JudgedSearch => ({
  q,
  at,
  kind: 'events',
  right,
  first: 3,
  ...extra,
});

const NAME = (words: string) => new RegExp(`^[^|]*(${words})`, 'i');

export const JUDGED_SEARCHES: readonly JudgedSearch[] = [
  // Plain words, whole and in compounds.
  judged('bergen', 'fotball', NAME('fotball')),
  judged('kristiansand', 'fotball', NAME('fotball'), { first: 2 }),
  judged('nabolag', 'fotball', NAME('fotball')),
  judged('nabolag', 'svømming', NAME('svømming|symjing'), { fair: NAME('svømm|symj') }),
  judged('oslo', 'svømmekurs', NAME('svømmekurs'), { first: 1 }),
  judged('oslo', 'kor', NAME('\\bkor|kor\\b|koret'), { first: 1, fair: /koret|sangvenn/i }),
  judged('stavanger', 'kor', NAME('kor\\b'), { first: 1 }),
  judged('bergen', 'kor', NAME('\\bkor\\b'), { first: 1, fair: /koret|nabokoret/i }),
  judged('oslo', 'tur', NAME('tur\\b|turen\\b|turdag'), { fair: /tur/i }),
  judged('bergen', 'kurs', NAME('kurs'), { fair: /kurs|nybegynner|keramikk|lær å/i }),
  judged('trondheim', 'kafé', NAME('kaf[eé]')),
  judged('oslo', 'språkkafé', NAME('språkkaf'), { first: 2 }),
  judged('bergen', 'sjakk', NAME('sjakk'), { first: 1 }),
  judged('bergen', 'quiz', NAME('quiz'), { first: 1 }),
  judged('trondheim', 'teater', NAME('teater'), { first: 2 }),
  judged('oslo', 'strikking', NAME('strikk'), { first: 1 }),
  judged('bergen', 'strikking', NAME('strikk'), { first: 1 }),
  judged('oslo', 'leksehjelp', NAME('leksehjelp'), { first: 1 }),
  judged('nabolag', 'loppemarked', NAME('loppemark'), { fair: NAME('marked|marknad') }),
  judged('nabolag', 'dugnad', NAME('dugnad')),
  judged('bergen', 'bingo', NAME('bingo'), { first: 1 }),
  judged('oslo', 'keramikk', NAME('keramikk'), { first: 1 }),
  judged('stavanger', 'førstehjelp', NAME('førstehjelp'), { first: 1 }),
  judged('nabolag', 'konsert', NAME('konsert')),
  judged('bergen', 'kino', NAME('kino'), { first: 1 }),

  // Forms of a word.
  judged('bergen', 'fotballen', NAME('fotball'), { first: 2 }),
  judged('nabolag', 'konserter', NAME('konsert')),
  judged('oslo', 'turer', NAME('tur\\b|turen\\b|turdag'), { first: 2, fair: /tur/i }),
  judged('bergen', 'barnekoret', NAME('barnekor'), { first: 1 }),

  // Beginnings, as one types.
  judged('oslo', 'fotb', NAME('fotball'), { first: 1 }),
  judged('bergen', 'sjak', NAME('sjakk'), { first: 1 }),
  judged('oslo', 'språkk', NAME('språkk'), { first: 2 }),
  judged('oslo', 'repara', NAME('reparasjon'), { first: 1 }),
  judged('bergen', 'seniork', NAME('seniorkaf'), { first: 1 }),
  judged('trondheim', 'besøksv', NAME('besøksv'), { first: 1 }),

  // Slips of the finger, and spelling by ear.
  judged('bergen', 'fotbal', NAME('fotball'), { first: 2 }),
  judged('trondheim', 'fotbll', NAME('fotball'), { first: 1 }),
  judged('nabolag', 'svøming', NAME('svømming|symjing'), { fair: NAME('svømm|symj') }),
  judged('trondheim', 'svømmign', NAME('svømming'), { first: 1 }),
  judged('oslo', 'sjkak', NAME('sjakk'), { first: 1 }),
  judged('oslo', 'biblotek', NAME('bibliotek'), { first: 1, fair: /bibliotek/i }),
  judged('bergen', 'bibliotekk', NAME('bibliotek'), { first: 1, fair: /bibliotek/i }),
  judged('bergen', 'teatter', NAME('teater'), { first: 1 }),
  judged('oslo', 'leksejelp', NAME('leksehjelp'), { first: 1 }),
  judged('nabolag', 'loppemarkedt', NAME('loppemark'), { first: 1 }),
  judged('oslo', 'kerramik', NAME('keramikk'), { first: 1 }),
  judged('stavanger', 'frivilig', NAME('frivillig'), { first: 1, fair: /frivillig/i }),
  judged('bergen', 'loppemarket', NAME('loppemark'), { first: 1 }),
  judged('stavanger', 'reparasjonkafe', NAME('reparasjonskaf'), { first: 1 }),

  // æ, ø and å without the keys for them.
  judged('nabolag', 'svomming', NAME('svømming|symjing'), { fair: NAME('svømm|symj') }),
  judged('nabolag', 'svoemming', NAME('svømming|symjing'), { fair: NAME('svømm|symj') }),
  judged('oslo', 'sprakkafe', NAME('språkkaf'), { first: 2 }),
  judged('oslo', 'spraakkafe', NAME('språkkaf'), { first: 2 }),
  judged('oslo', 'haandarbeid', NAME('håndarbeid'), { first: 1 }),
  judged('stavanger', 'forstehjelp', NAME('førstehjelp'), { first: 1 }),
  judged('stavanger', 'foerstehjelp', NAME('førstehjelp'), { first: 1 }),
  judged('bergen', 'gafotball', NAME('gåfotball'), { first: 1 }),
  judged('trondheim', 'apen gard', NAME('åpen gård'), { first: 1 }),

  // Nynorsk where the text is in bokmål, and the other way round.
  judged('nabolag', 'symjing', NAME('symjing|svømming'), { fair: NAME('svømm|symj') }),
  judged('oslo', 'symjekurs', NAME('svømmekurs'), { first: 1 }),
  judged('oslo', 'handarbeid', NAME('håndarbeid'), { first: 1 }),
  judged('stavanger', 'spelkveld', NAME('spillkveld'), { first: 1 }),
  judged('oslo', 'brettspel', NAME('brettspill'), { first: 1 }),
  judged('nabolag', 'loppemarknad', NAME('loppemark'), { fair: NAME('marked|marknad') }),
  judged('baerum', 'matkurs for born', NAME('matkurs'), { first: 1 }),
  judged('nabolag', 'open gard', NAME('åpen gård|open gard'), { first: 2 }),
  judged('trondheim', 'teaterskule', NAME('teaterskole'), { first: 1 }),
  judged('trondheim', 'teiknekurs', NAME('tegnekurs'), { first: 1 }),
  judged('oslo', 'besøksven', NAME('besøksvenn'), { first: 1 }),

  // Visitors who read English.
  judged('bergen', 'football', NAME('fotball'), { first: 2 }),
  judged('nabolag', 'swimming', NAME('svømm|symj')),
  judged('bergen', 'chess', NAME('sjakk'), { first: 1 }),
  judged('stavanger', 'choir', NAME('kor\\b'), { first: 1 }),
  judged('oslo', 'knitting', NAME('strikk'), { first: 1 }),
  judged('trondheim', 'theatre', NAME('teater'), { first: 1 }),
  judged('oslo', 'library', /bibliotek|library/i),
  judged('stavanger', 'volunteer', NAME('frivillig'), { first: 1, fair: /frivillig/i }),
  judged('nabolag', 'cooking', NAME('mat|kokk'), { first: 1, fair: /mat|kokk|kjøkken|middag/i }),
  judged('nabolag', 'board games', NAME('board games|brettspill|brettspel'), { first: 1 }),
  judged('stavanger', 'first aid', NAME('førstehjelp'), { first: 1 }),
  judged('oslo', 'hiking', NAME('tur'), { first: 2, fair: /tur/i }),
  judged('bergen', 'english', NAME('english'), { first: 1 }),

  // Several words, words that were written apart or together, and words that add nothing.
  judged('oslo', 'fotball for barn', NAME('fotball for barn'), { first: 1 }),
  judged('oslo', 'språk kafe', NAME('språkkaf'), { first: 1 }),
  judged('oslo', 'strikke kafe', NAME('strikkekaf'), { first: 1 }),
  judged('oslo', 'barnefotball', NAME('fotball for barn'), { first: 1 }),
  judged('bergen', 'norsk trening', NAME('norsktrening'), { first: 1 }),
  judged('trondheim', 'svømming voksne', NAME('svømmekurs for voksne'), { first: 1 }),
  judged('bergen', 'hva skjer på biblioteket', NAME('biblioteket'), { first: 1, fair: /bibliotek/i }),

  // Who and where.
  judged('bergen', 'Bergen bibliotek', /^Bergen bibliotek/, { kind: 'organizations', first: 1 }),
  judged('trondheim', 'bibliotek', /bibliotek/i, { kind: 'organizations', first: 1 }),
  judged('nabolag', 'nabokoret', /^Nabokoret/, { kind: 'organizations', first: 1 }),
  judged('oslo', 'rask og glad', /Rask og Glad/, { kind: 'organizations' }),
  judged('oslo', 'rask og glad', /Rask og Glad/),
  judged('bergen', 'frivillig sentral', /frivilligsentral/i, { kind: 'organizations', first: 1 }),
  judged('bergen', 'frivilligsentralen', /frivilligsentral/i, { kind: 'organizations', first: 1 }),
  judged('nabolag', 'turvenner', /turven/i, { kind: 'organizations' }),
  judged('bergen', 'idrettslag', /idrettslag|\bIL\b/i, { kind: 'organizations', first: 1 }),
];
