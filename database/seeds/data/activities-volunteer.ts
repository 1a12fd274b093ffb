import type { ActivityTemplate } from './activity-template.ts';

/** Assignments: what volunteers do for others and for the place. */
export const VOLUNTEER_ACTIVITIES: readonly ActivityTemplate[] = [
  {
    key: 'spring-dugnad',
    scene: 'dugnad',
    type: 'dugnad',
    categories: ['volunteering', 'nature_environment'],
    organisers: ['village', 'sports', 'volunteer_centre', 'football_club', 'garden'],
    ages: ['children', 'teenager', 'family', 'senior', 'pensioner'],
    days: ['SA', 'SU'],
    starts: ['10:00', '11:00'],
    minutes: 240,
    is_weekly: false,
    months: [3, 11],
    capacity: [20, 50],
    venues: ['park', 'village_hall', 'pitch'],
    notes: ['gear', 'coffee', 'bring_friend'],
    texts: {
      nb: {
        names: ['Dugnad i nærmiljøet', 'Rydd og rak', 'Dugnad på lekeplassen'],
        intros: [
          'Vi raker, maler benker og gjør det fint til sesongen. Klokka tolv er det pølser til alle som har tatt i et tak.',
        ],
      },
      nn: {
        names: ['Dugnad i nærmiljøet', 'Rydd og rak', 'Dugnad på leikeplassen'],
        intros: [
          'Vi rakar, målar benker og gjer det fint til sesongen. Klokka tolv er det pølser til alle som har teke eit tak.',
        ],
      },
    },
  },
  {
    key: 'beach-clean',
    scene: 'strandrydding',
    type: 'dugnad',
    categories: ['volunteering', 'nature_environment'],
    organisers: ['village', 'youth_aid', 'hiking', 'scouts', 'paddling'],
    ages: ['children', 'teenager', 'family', 'senior'],
    days: ['SA', 'SU'],
    starts: ['10:00', '11:00'],
    minutes: 180,
    is_weekly: false,
    capacity: [20, 60],
    venues: ['park', 'trailhead'],
    notes: ['gear', 'clothes', 'with_adult'],
    texts: {
      nb: {
        names: ['Ryddeaksjon', 'Strandrydding', 'Plukk søppel langs elva'],
        intros: [
          'Vi deler ut sekker, hansker og klyper, og kommunen henter det vi finner. Gruppa som finner det rareste, vinner en is.',
        ],
      },
      nn: {
        names: ['Ryddeaksjon', 'Strandrydding', 'Plukk boss langs elva'],
        intros: [
          'Vi deler ut sekker, hanskar og klyper, og kommunen hentar det vi finn. Gruppa som finn det raraste, vinn ein is.',
        ],
      },
    },
  },
  {
    key: 'visiting-friend',
    scene: 'besok',
    type: 'volunteer_task',
    categories: ['volunteering', 'health'],
    organisers: ['volunteer_centre', 'youth_aid'],
    ages: ['senior', 'pensioner'],
    age_span: [18, 90],
    days: ['MO', 'TU', 'WE', 'TH'],
    starts: ['12:00', '17:00'],
    minutes: 120,
    is_weekly: true,
    capacity: [6, 12],
    venues: ['care_home', 'centre'],
    notes: ['training_given', 'police_certificate', 'beginner'],
    texts: {
      nb: {
        names: ['Bli besøksvenn', 'Besøksvenn med hund', 'En kopp kaffe i uka'],
        intros: [
          'Du besøker en person som ønsker seg litt mer selskap, til samme tid hver uke. Dere går tur, leser avisa eller bare prater.',
        ],
      },
      nn: {
        names: ['Bli besøksven', 'Besøksven med hund', 'Ein kopp kaffi i veka'],
        intros: [
          'Du vitjar ein person som ønskjer seg litt meir selskap, til same tid kvar veke. De går tur, les avisa eller berre pratar.',
        ],
      },
    },
  },
  {
    key: 'homework-helper',
    scene: 'leksehjelp',
    type: 'volunteer_task',
    categories: ['volunteering', 'library_language'],
    organisers: ['youth_aid', 'library', 'volunteer_centre'],
    ages: ['senior', 'teenager', 'pensioner'],
    age_span: [16, 80],
    days: ['MO', 'TU', 'WE', 'TH'],
    starts: ['14:30', '16:00'],
    minutes: 150,
    is_weekly: true,
    capacity: [6, 10],
    venues: ['library', 'centre'],
    notes: ['training_given', 'police_certificate'],
    texts: {
      nb: {
        names: ['Frivillig leksehjelper', 'Hjelp unge med matte', 'Leksehjelpen trenger deg'],
        intros: [
          'Du hjelper elever i ungdomsskolen med det de sitter fast i. To timer i uka holder, og du velger fagene selv.',
        ],
      },
      nn: {
        names: ['Frivillig leksehjelpar', 'Hjelp unge med matte', 'Leksehjelpa treng deg'],
        intros: [
          'Du hjelper elevar i ungdomsskulen med det dei sit fast i. To timar i veka held, og du vel faga sjølv.',
        ],
      },
    },
  },
  {
    key: 'driver',
    scene: 'skyss',
    type: 'volunteer_task',
    categories: ['volunteering'],
    organisers: ['volunteer_centre', 'pensioners'],
    ages: ['senior', 'pensioner'],
    age_span: [21, 75],
    days: ['TU', 'WE', 'TH'],
    starts: ['09:30', '10:30'],
    minutes: 180,
    is_weekly: true,
    capacity: [4, 8],
    venues: ['centre', 'care_home'],
    notes: ['training_given', 'police_certificate'],
    texts: {
      nb: {
        names: ['Kjørehjelp for eldre', 'Sjåfør til handleturen', 'Skyss til seniorkafeen'],
        intros: [
          'Vi søker deg som har bil og et par ledige timer på formiddagen. Du får dekket drivstoff og er forsikret gjennom oss.',
        ],
      },
      nn: {
        names: ['Køyrehjelp for eldre', 'Sjåfør til handleturen', 'Skyss til seniorkafeen'],
        intros: [
          'Vi søkjer deg som har bil og eit par ledige timar på formiddagen. Du får dekt drivstoff og er forsikra gjennom oss.',
        ],
      },
    },
  },
  {
    key: 'language-friend',
    scene: 'sprak',
    type: 'volunteer_task',
    categories: ['volunteering', 'library_language'],
    organisers: ['library', 'volunteer_centre', 'youth_aid', 'international'],
    ages: ['senior', 'pensioner'],
    age_span: [18, 85],
    days: ['TU', 'TH'],
    starts: ['17:00', '18:00'],
    minutes: 90,
    is_weekly: true,
    capacity: [8, 14],
    venues: ['library', 'centre'],
    notes: ['training_given', 'beginner'],
    texts: {
      nb: {
        names: ['Samtalevert på språkkafeen', 'Språkvenn søkes', 'Norskvenn'],
        intros: [
          'Du sitter ved et bord med tre–fire deltakere og holder samtalen i gang. Du trenger ikke å være lærer, bare nysgjerrig.',
        ],
      },
      nn: {
        names: ['Samtalevert på språkkafeen', 'Vi søkjer språkvener', 'Norskven'],
        intros: [
          'Du sit ved eit bord med tre–fire deltakarar og held samtalen i gang. Du treng ikkje å vere lærar, berre nyfiken.',
        ],
      },
    },
  },
  {
    key: 'cafe-host',
    scene: 'seniorkafe',
    type: 'volunteer_task',
    categories: ['volunteering', 'food_meeting'],
    organisers: ['volunteer_centre', 'pensioners'],
    ages: ['senior', 'pensioner', 'teenager'],
    age_span: [16, 85],
    days: ['TU', 'WE', 'TH'],
    starts: ['10:00', '10:30'],
    minutes: 210,
    is_weekly: true,
    capacity: [3, 6],
    venues: ['centre', 'care_home'],
    notes: ['training_given', 'beginner', 'bring_friend'],
    texts: {
      nb: {
        names: ['Vertskap på kafeen', 'Vaffelsteker søkes'],
        intros: ['Du dekker bord, steker vafler og ser til at ingen sitter alene. Vi er alltid to på vakt.'],
      },
      nn: {
        names: ['Vertskap på kafeen', 'Vi søkjer vaffelsteikjarar'],
        intros: ['Du dekkjer bord, steikjer vaflar og ser til at ingen sit åleine. Vi er alltid to på vakt.'],
      },
    },
  },
  {
    key: 'trainer',
    scene: 'ballek',
    type: 'volunteer_task',
    categories: ['volunteering', 'sport_outdoors'],
    organisers: ['sports', 'football_club'],
    ages: ['teenager', 'senior'],
    age_span: [16, 60],
    days: ['MO', 'TU', 'TH'],
    starts: ['16:45', '17:15'],
    minutes: 90,
    is_weekly: true,
    capacity: [2, 6],
    venues: ['pitch', 'hall'],
    notes: ['training_given', 'police_certificate', 'beginner'],
    texts: {
      nb: {
        names: ['Hjelpetrener for de yngste', 'Bli trener i barneidretten'],
        intros: [
          'Du er med på feltet en gang i uka sammen med en erfaren trener. Klubben betaler kurset og gir deg treningsklær.',
        ],
      },
      nn: {
        names: ['Hjelpetrenar for dei yngste', 'Bli trenar i barneidretten'],
        intros: [
          'Du er med på feltet ein gong i veka saman med ein erfaren trenar. Klubben betaler kurset og gir deg treningsklede.',
        ],
      },
    },
  },
  {
    key: 'night-walk',
    scene: 'natteravn',
    type: 'volunteer_task',
    categories: ['volunteering'],
    organisers: ['youth_aid', 'sports', 'village'],
    ages: ['senior'],
    age_span: [23, 75],
    days: ['FR', 'SA'],
    starts: ['20:00', '20:30'],
    minutes: 180,
    is_weekly: true,
    capacity: [6, 10],
    venues: ['centre', 'youth_club'],
    notes: ['training_given', 'clothes', 'bring_friend'],
    texts: {
      nb: {
        names: ['Natteravn en fredag', 'Gå natteravn i sentrum'],
        intros: [
          'Tre voksne i gule vester gjør gatene tryggere bare ved å være der. Vi møtes til kaffe og deler inn ruter.',
        ],
      },
      nn: {
        names: ['Natteramn ein fredag', 'Gå natteramn i sentrum'],
        intros: [
          'Tre vaksne i gule vestar gjer gatene tryggare berre ved å vere der. Vi møtest til kaffi og deler inn ruter.',
        ],
      },
    },
  },
  {
    key: 'trail-work',
    scene: 'dugnad',
    type: 'dugnad',
    categories: ['volunteering', 'sport_outdoors'],
    organisers: ['hiking', 'sports', 'village', 'ski_club'],
    ages: ['teenager', 'senior', 'pensioner'],
    age_span: [14, 80],
    days: ['SA', 'WE'],
    starts: ['10:00', '17:00'],
    minutes: 240,
    is_weekly: false,
    months: [5, 11],
    capacity: [8, 20],
    venues: ['trailhead', 'ski_track'],
    notes: ['gear', 'clothes', 'coffee'],
    texts: {
      nb: {
        names: ['Stidugnad', 'Rydding av lysløypa', 'Vi merker turstien'],
        intros: ['Vi rydder kvist, legger klopper og frisker opp merkingen. Ta med sag om du har, resten ordner vi.'],
      },
      nn: {
        names: ['Stidugnad', 'Rydding av lysløypa', 'Vi merkjer turstien'],
        intros: ['Vi ryddar kvist, legg klopper og friskar opp merkinga. Ta med sag om du har, resten ordnar vi.'],
      },
    },
  },
  {
    key: 'equipment-library',
    scene: 'reparasjon',
    type: 'volunteer_task',
    categories: ['volunteering', 'sport_outdoors'],
    organisers: ['volunteer_centre', 'youth_aid', 'sports', 'ski_club'],
    ages: ['teenager', 'senior', 'pensioner'],
    age_span: [15, 80],
    days: ['MO', 'WE', 'TH'],
    starts: ['15:00', '16:00'],
    minutes: 180,
    is_weekly: true,
    capacity: [3, 6],
    venues: ['centre', 'hall'],
    notes: ['training_given', 'beginner'],
    texts: {
      nb: {
        names: ['Hjelp til på utlånssentralen', 'Skismører og sykkelmekaniker'],
        intros: [
          'Du låner ut ski, skøyter og sykler og mekker litt når det er stille. Utlånet er gratis for alle barn i kommunen.',
        ],
      },
      nn: {
        names: ['Hjelp til på utlånssentralen', 'Skismørjar og sykkelmekanikar'],
        intros: [
          'Du låner ut ski, skøyter og syklar og mekkar litt når det er stille. Utlånet er gratis for alle born i kommunen.',
        ],
      },
    },
  },
  {
    key: 'concert-crew',
    scene: 'bandkveld',
    type: 'volunteer_task',
    categories: ['volunteering', 'music_dance'],
    organisers: ['band', 'theatre', 'choir', 'dance'],
    ages: ['teenager', 'senior'],
    age_span: [15, 75],
    days: ['FR', 'SA'],
    starts: ['16:00', '17:00'],
    minutes: 300,
    is_weekly: false,
    capacity: [8, 16],
    venues: ['stage'],
    notes: ['training_given', 'beginner', 'bring_friend'],
    texts: {
      nb: {
        names: ['Frivillig på konserten', 'Vi trenger billettvakter'],
        intros: [
          'Du tar imot publikum, selger kaffe eller rigger lyd og lys. Etterpå ser du forestillingen fra de beste plassene.',
        ],
      },
      nn: {
        names: ['Frivillig på konserten', 'Vi treng billettvakter'],
        intros: [
          'Du tek imot publikum, sel kaffi eller riggar lyd og lys. Etterpå ser du framsyninga frå dei beste plassane.',
        ],
      },
    },
  },
];
