import type { ActivityTemplate } from './activity-template.ts';

/** Music, theatre, libraries, code and games. */
export const CULTURE_ACTIVITIES: readonly ActivityTemplate[] = [
  {
    key: 'band-beginner',
    scene: 'musikk',
    type: 'training',
    categories: ['music_dance'],
    organisers: ['band'],
    ages: ['children'],
    age_span: [7, 12],
    price_kr: [400, 1000],
    days: ['MO', 'TU', 'WE'],
    starts: ['17:00', '17:30'],
    minutes: 75,
    is_weekly: true,
    capacity: [15, 30],
    venues: ['music_room'],
    notes: ['beginner', 'gear', 'first_free'],
    texts: {
      nb: {
        names: ['Aspirantkorps', 'Bli med i skolekorpset', 'Prøv et instrument'],
        intros: [
          'Vil du spille trompet, klarinett eller tromme? Du får låne instrument og noter, og vi lærer alt fra første tone.',
          'Vi spiller sammen fra første øvelse og har to konserter i året. Dirigenten har god tid og enda bedre tålmodighet.',
        ],
      },
      nn: {
        names: ['Aspirantkorps', 'Bli med i skulekorpset', 'Prøv eit instrument'],
        intros: [
          'Vil du spele trompet, klarinett eller tromme? Du får låne instrument og notar, og vi lærer alt frå første tone.',
          'Vi spelar saman frå første øving og har to konsertar i året. Dirigenten har god tid og endå betre tolmod.',
        ],
      },
    },
  },
  {
    key: 'children-choir',
    scene: 'barnekor',
    type: 'training',
    categories: ['music_dance'],
    organisers: ['choir'],
    ages: ['children'],
    age_span: [4, 12],
    price_kr: [200, 500],
    days: ['TU', 'WE', 'TH'],
    starts: ['16:30', '17:00'],
    minutes: 60,
    is_weekly: true,
    capacity: [25, 40],
    venues: ['music_room'],
    notes: ['first_free', 'bring_friend'],
    texts: {
      nb: {
        names: ['Barnekor', 'Syng med oss', 'Knøttekor'],
        intros: [
          'Vi synger, danser litt og øver på å stå på en scene. Sangene er både gamle og helt nye, og alle stemmer er fine.',
        ],
      },
      nn: {
        names: ['Barnekor', 'Syng med oss', 'Knøttekor'],
        intros: [
          'Vi syng, dansar litt og øver på å stå på ei scene. Songane er både gamle og heilt nye, og alle røyster er fine.',
        ],
      },
    },
  },
  {
    key: 'mixed-choir',
    scene: 'kor',
    type: 'training',
    categories: ['music_dance'],
    organisers: ['choir'],
    ages: ['senior', 'pensioner'],
    price_kr: [600, 1200],
    days: ['MO', 'TU', 'WE'],
    starts: ['19:00', '19:30'],
    minutes: 150,
    is_weekly: true,
    capacity: [30, 50],
    venues: ['music_room'],
    notes: ['first_free', 'accessible'],
    texts: {
      nb: {
        names: ['Åpen korøvelse', 'Koret søker flere stemmer', 'Kor for alle'],
        intros: [
          'Vi synger viser, gospel og litt klassisk, firstemt og uten opptaksprøve. I pausen er det kaffe og kake etter tur.',
          'Kom og prøv en øvelse før du bestemmer deg. Vi har særlig plass til flere tenorer og basser.',
        ],
      },
      nn: {
        names: ['Open korøving', 'Koret søkjer fleire røyster', 'Kor for alle'],
        intros: [
          'Vi syng viser, gospel og litt klassisk, firstemt og utan opptaksprøve. I pausen er det kaffi og kake etter tur.',
          'Kom og prøv ei øving før du bestemmer deg. Vi har særleg plass til fleire tenorar og bassar.',
        ],
      },
    },
  },
  {
    key: 'band-night',
    scene: 'bandkveld',
    type: 'activity',
    categories: ['music_dance'],
    organisers: ['youth_club', 'band'],
    ages: ['teenager'],
    age_span: [13, 20],
    days: ['WE', 'TH', 'FR'],
    starts: ['18:00', '19:00'],
    minutes: 150,
    is_weekly: true,
    capacity: [10, 20],
    venues: ['youth_club', 'music_room'],
    notes: ['gear', 'beginner'],
    texts: {
      nb: {
        names: ['Bandverksted', 'Øvingsrom for unge band', 'Lag din egen låt'],
        intros: [
          'Lån trommesett, gitar og mikrofon, og spill sammen med andre. En lydtekniker hjelper deg med opptak når låta sitter.',
        ],
      },
      nn: {
        names: ['Bandverkstad', 'Øvingsrom for unge band', 'Lag di eiga låt'],
        intros: [
          'Lån trommesett, gitar og mikrofon, og spel saman med andre. Ein lydteknikar hjelper deg med opptak når låta sit.',
        ],
      },
    },
  },
  {
    key: 'folk-dance',
    scene: 'dans',
    type: 'activity',
    categories: ['music_dance', 'food_meeting'],
    organisers: ['village', 'band', 'dance'],
    ages: ['teenager', 'senior', 'pensioner'],
    price_kr: [50, 150],
    days: ['TH', 'FR', 'SA'],
    starts: ['19:00', '20:00'],
    minutes: 180,
    is_weekly: false,
    capacity: [50, 90],
    venues: ['village_hall'],
    notes: ['beginner', 'coffee', 'bring_friend'],
    texts: {
      nb: {
        names: ['Danselag med levende musikk', 'Bygdedans for nybegynnere', 'Swingkveld'],
        intros: [
          'Vi lærer bort trinnene den første timen, så blir det dans til trekkspill og fele. Du trenger ikke å komme med partner.',
        ],
      },
      nn: {
        names: ['Danselag med levande musikk', 'Bygdedans for nybyrjarar', 'Swingkveld'],
        intros: [
          'Vi lærer bort stega den første timen, så blir det dans til trekkspel og fele. Du treng ikkje å kome med partnar.',
        ],
      },
    },
  },
  {
    key: 'concert',
    scene: 'musikk',
    type: 'performance',
    categories: ['music_dance', 'art_culture'],
    organisers: ['band', 'choir'],
    ages: ['children', 'teenager', 'family', 'senior', 'pensioner'],
    price_kr: [100, 280],
    days: ['TH', 'SA', 'SU'],
    starts: ['17:00', '19:00'],
    minutes: 120,
    is_weekly: false,
    capacity: [90, 220],
    venues: ['stage'],
    notes: ['accessible', 'bring_friend'],
    texts: {
      nb: {
        names: ['Konsert med korpset', 'Åpen konsert', 'Kveldskonsert i storsalen'],
        intros: [
          'Et program fra filmmusikk til folketoner, med solister fra egne rekker. Kafeen er åpen fra en time før.',
        ],
      },
      nn: {
        names: ['Konsert med korpset', 'Open konsert', 'Kveldskonsert i storsalen'],
        intros: [
          'Eit program frå filmmusikk til folketonar, med solistar frå eigne rekkjer. Kafeen er open frå ein time før.',
        ],
      },
    },
  },
  {
    key: 'song-circle',
    scene: 'kor',
    type: 'meeting_place',
    categories: ['music_dance', 'food_meeting'],
    organisers: ['pensioners', 'volunteer_centre', 'choir'],
    ages: ['pensioner'],
    days: ['MO', 'WE'],
    starts: ['12:00', '13:00'],
    minutes: 90,
    is_weekly: true,
    venues: ['care_home', 'centre'],
    notes: ['drop_in', 'accessible'],
    texts: {
      nb: {
        names: ['Allsang med trekkspill', 'Sangstund for seniorer'],
        intros: [
          'Vi synger de sangene alle kan, fra sangbøker med stor skrift. Det er kaffe i pausen, og ønskesanger er velkomne.',
        ],
      },
      nn: {
        names: ['Allsong med trekkspel', 'Songstund for seniorar'],
        intros: [
          'Vi syng dei songane alle kan, frå songbøker med stor skrift. Det er kaffi i pausen, og ønskesongar er velkomne.',
        ],
      },
    },
  },
  {
    key: 'theatre-kids',
    scene: 'teater',
    type: 'course',
    categories: ['art_culture'],
    organisers: ['theatre'],
    ages: ['children'],
    age_span: [8, 12],
    price_kr: [600, 1400],
    days: ['MO', 'TU', 'TH'],
    starts: ['16:30', '17:00'],
    minutes: 90,
    is_weekly: true,
    capacity: [14, 20],
    venues: ['stage', 'music_room'],
    notes: ['beginner', 'price_help'],
    texts: {
      nb: {
        names: ['Barneteater', 'Teaterskole for barn', 'Drama og improvisasjon'],
        intros: [
          'Vi leker med kropp og stemme og lager en forestilling sammen. Alle får en rolle, også de som helst står bak scenen.',
        ],
      },
      nn: {
        names: ['Barneteater', 'Teaterskule for born', 'Drama og improvisasjon'],
        intros: [
          'Vi leikar med kropp og røyst og lagar ei framsyning saman. Alle får ei rolle, også dei som helst står bak scena.',
        ],
      },
    },
  },
  {
    key: 'revue',
    scene: 'teater',
    type: 'activity',
    categories: ['art_culture', 'music_dance'],
    organisers: ['theatre', 'village'],
    ages: ['teenager', 'senior', 'pensioner'],
    age_span: [15, 90],
    days: ['MO', 'WE'],
    starts: ['18:30', '19:00'],
    minutes: 150,
    is_weekly: true,
    capacity: [25, 40],
    venues: ['stage', 'village_hall'],
    notes: ['beginner', 'coffee'],
    texts: {
      nb: {
        names: ['Revygruppa øver', 'Bli med i årets revy'],
        intros: [
          'Vi trenger skuespillere, sangere, sminkører og folk som kan snekre. Premieren nærmer seg, og tonen er god.',
        ],
      },
      nn: {
        names: ['Revygruppa øver', 'Bli med i revyen i år'],
        intros: [
          'Vi treng skodespelarar, songarar, sminkørar og folk som kan snikre. Premieren nærmar seg, og tonen er god.',
        ],
      },
    },
  },
  {
    key: 'play',
    scene: 'teater',
    type: 'performance',
    categories: ['art_culture'],
    organisers: ['theatre'],
    ages: ['teenager', 'senior', 'pensioner'],
    price_kr: [150, 320],
    days: ['FR', 'SA', 'SU'],
    starts: ['18:00', '19:00'],
    minutes: 120,
    is_weekly: false,
    capacity: [80, 180],
    venues: ['stage'],
    notes: ['accessible', 'bring_friend'],
    texts: {
      nb: {
        names: ['Teaterkveld: Naboen i annen etasje', 'Forestilling: Den lengste sommeren', 'Komedie på kulturhuset'],
        intros: ['Amatørteatret spiller et nyskrevet stykke om folk som bor tett. Det varer i to timer med pause.'],
      },
      nn: {
        names: ['Teaterkveld: Naboen i andre høgda', 'Framsyning: Den lengste sommaren', 'Komedie på kulturhuset'],
        intros: ['Amatørteateret spelar eit nyskrive stykke om folk som bur tett. Det varer i to timar med pause.'],
      },
    },
  },
  {
    key: 'puppet',
    scene: 'teater',
    type: 'performance',
    categories: ['art_culture'],
    organisers: ['theatre', 'library'],
    ages: ['children', 'family'],
    age_span: [3, 9],
    price_kr: [50, 120],
    days: ['SA', 'SU'],
    starts: ['11:00', '13:00'],
    minutes: 45,
    is_weekly: false,
    capacity: [40, 80],
    venues: ['stage', 'library'],
    notes: ['with_adult', 'accessible'],
    texts: {
      nb: {
        names: ['Dukketeater: Reven som ville fly', 'Figurteater for de minste'],
        intros: ['En varm og morsom forestilling om å våge noe nytt. Etterpå får barna hilse på figurene.'],
      },
      nn: {
        names: ['Dokketeater: Reven som ville fly', 'Figurteater for dei minste'],
        intros: ['Ei varm og morosam framsyning om å våge noko nytt. Etterpå får borna helse på figurane.'],
      },
    },
  },
  {
    key: 'cinema',
    scene: 'film',
    type: 'performance',
    categories: ['art_culture', 'food_meeting'],
    organisers: ['theatre', 'pensioners', 'volunteer_centre'],
    ages: ['senior', 'pensioner'],
    price_kr: [60, 100],
    days: ['TU', 'TH'],
    starts: ['11:30', '12:00'],
    minutes: 150,
    is_weekly: false,
    capacity: [60, 120],
    venues: ['stage'],
    notes: ['accessible', 'bring_friend'],
    texts: {
      nb: {
        names: ['Formiddagskino', 'Filmklubb på dagtid'],
        intros: [
          'En god film med tekst og litt høyere lyd, og kaffe i foajeen før vi starter. Ledsager kommer gratis inn.',
        ],
      },
      nn: {
        names: ['Formiddagskino', 'Filmklubb på dagtid'],
        intros: [
          'Ein god film med tekst og litt høgare lyd, og kaffi i foajeen før vi startar. Ledsagar kjem gratis inn.',
        ],
      },
    },
  },
  {
    key: 'painting',
    scene: 'maling',
    type: 'course',
    categories: ['art_culture'],
    organisers: ['theatre', 'volunteer_centre', 'village', 'crafts'],
    ages: ['senior', 'pensioner'],
    price_kr: [300, 900],
    days: ['TU', 'WE'],
    starts: ['18:00', '18:30'],
    minutes: 150,
    is_weekly: true,
    capacity: [10, 15],
    venues: ['centre', 'village_hall'],
    notes: ['beginner', 'gear', 'price_help'],
    texts: {
      nb: {
        names: ['Malekveld med akvarell', 'Tegnekurs'],
        intros: [
          'Vi ser på lys, form og farge og arbeider i eget tempo. Læreren går rundt og hjelper, og materialene er med i prisen.',
        ],
      },
      nn: {
        names: ['Målekveld med akvarell', 'Teiknekurs'],
        intros: [
          'Vi ser på lys, form og farge og arbeider i eige tempo. Læraren går rundt og hjelper, og materiala er med i prisen.',
        ],
      },
    },
  },
  {
    key: 'story-time',
    scene: 'lesestund',
    type: 'activity',
    categories: ['library_language'],
    organisers: ['library'],
    ages: ['children', 'family'],
    age_span: [2, 6],
    days: ['TU', 'TH', 'SA'],
    starts: ['10:30', '11:00', '17:00'],
    minutes: 45,
    is_weekly: true,
    venues: ['library'],
    notes: ['drop_in', 'with_adult'],
    texts: {
      nb: {
        names: ['Eventyrstund', 'Lesestund for de minste', 'Lørdagsbarn på biblioteket'],
        intros: [
          'Vi samles på puta i barneavdelingen og leser høyt, synger og rimer. Bøkene ligger klare til utlån etterpå.',
          'En rolig stund med bildebøker og fortellinger. Barna kan komme og gå som de vil.',
        ],
      },
      nn: {
        names: ['Eventyrstund', 'Lesestund for dei minste', 'Laurdagsborn på biblioteket'],
        intros: [
          'Vi samlast på puta i barneavdelinga og les høgt, syng og rimar. Bøkene ligg klare til utlån etterpå.',
          'Ei roleg stund med biletbøker og forteljingar. Borna kan kome og gå som dei vil.',
        ],
      },
    },
  },
  {
    key: 'book-circle',
    scene: 'bokprat',
    type: 'meeting_place',
    categories: ['library_language', 'food_meeting'],
    organisers: ['library'],
    ages: ['senior', 'pensioner'],
    days: ['MO', 'TU', 'TH'],
    starts: ['12:00', '18:00'],
    minutes: 90,
    is_weekly: false,
    capacity: [12, 20],
    venues: ['library'],
    notes: ['coffee', 'sign_up', 'accessible'],
    texts: {
      nb: {
        names: ['Lesesirkel', 'Boksirkel: nye norske romaner', 'Shared reading'],
        intros: ['Vi leser den samme boka og snakker om den, uten fasit. Biblioteket skaffer bøkene til alle.'],
      },
      nn: {
        names: ['Lesesirkel', 'Boksirkel: nye norske romanar', 'Samlesing'],
        intros: ['Vi les den same boka og snakkar om henne, utan fasit. Biblioteket skaffar bøker til alle.'],
      },
    },
  },
  {
    key: 'author',
    scene: 'bokprat',
    type: 'performance',
    categories: ['library_language', 'art_culture'],
    organisers: ['library'],
    ages: ['teenager', 'senior', 'pensioner'],
    days: ['TU', 'WE', 'TH'],
    starts: ['18:00', '19:00'],
    minutes: 75,
    is_weekly: false,
    capacity: [40, 80],
    venues: ['library'],
    notes: ['accessible', 'sign_up'],
    texts: {
      nb: {
        names: ['Forfattermøte', 'Bokbad på biblioteket', 'Litterær kveld'],
        intros: [
          'En forfatter leser fra en ny bok og svarer på spørsmål fra salen. Etterpå er det signering og en kopp kaffe.',
        ],
      },
      nn: {
        names: ['Forfattarmøte', 'Bokbad på biblioteket', 'Litterær kveld'],
        intros: [
          'Ein forfattar les frå ei ny bok og svarar på spørsmål frå salen. Etterpå er det signering og ein kopp kaffi.',
        ],
      },
    },
  },
  {
    key: 'homework',
    scene: 'leksehjelp',
    type: 'activity',
    categories: ['library_language'],
    organisers: ['library', 'youth_aid', 'volunteer_centre'],
    ages: ['children', 'teenager'],
    age_span: [10, 19],
    days: ['MO', 'TU', 'WE', 'TH'],
    starts: ['15:00', '16:00'],
    minutes: 120,
    is_weekly: true,
    capacity: [20, 30],
    venues: ['library', 'centre'],
    notes: ['bring_friend', 'beginner'],
    texts: {
      nb: {
        names: ['Gratis leksehjelp', 'Leksekafé', 'Mattehjelp etter skoletid'],
        intros: [
          'Frivillige studenter og lærere hjelper deg med leksene i alle fag. Det er frukt og brødskiver på bordet.',
        ],
      },
      nn: {
        names: ['Gratis leksehjelp', 'Leksekafé', 'Mattehjelp etter skuletid'],
        intros: [
          'Frivillige studentar og lærarar hjelper deg med leksene i alle fag. Det er frukt og brødskiver på bordet.',
        ],
      },
    },
  },
  {
    key: 'history',
    scene: 'bokprat',
    type: 'performance',
    categories: ['library_language', 'art_culture'],
    organisers: ['library', 'village', 'pensioners', 'history'],
    ages: ['senior', 'pensioner'],
    days: ['TU', 'WE', 'TH'],
    starts: ['12:00', '18:30'],
    minutes: 90,
    is_weekly: false,
    capacity: [30, 60],
    venues: ['library', 'village_hall'],
    notes: ['coffee', 'accessible', 'bring_friend'],
    texts: {
      nb: {
        names: ['Lokalhistorisk foredrag', 'Gamle bilder fra bygda', 'Slektsgransking for nybegynnere'],
        intros: [
          'Vi viser bilder fra arkivet og hører historiene bak dem. Ta gjerne med egne bilder, så skanner vi dem for deg.',
        ],
      },
      nn: {
        names: ['Lokalhistorisk foredrag', 'Gamle bilete frå bygda', 'Slektsgransking for nybyrjarar'],
        intros: [
          'Vi viser bilete frå arkivet og høyrer historiene bak dei. Ta gjerne med eigne bilete, så skannar vi dei for deg.',
        ],
      },
    },
  },
  {
    key: 'knitting',
    scene: 'strikking',
    type: 'meeting_place',
    categories: ['food_meeting', 'art_culture'],
    organisers: ['library', 'village', 'volunteer_centre', 'crafts'],
    ages: ['senior', 'pensioner', 'teenager'],
    days: ['MO', 'WE', 'TH'],
    starts: ['12:00', '18:00'],
    minutes: 120,
    is_weekly: true,
    venues: ['library', 'centre', 'village_hall'],
    notes: ['drop_in', 'coffee', 'beginner'],
    texts: {
      nb: {
        names: ['Strikkekafé', 'Strikk og lytt', 'Håndarbeidskveld'],
        intros: [
          'Ta med det du har på pinnene, og få hjelp med hæler, mønster og mistede masker. Noen leser høyt mens vi strikker.',
        ],
      },
      nn: {
        names: ['Strikkekafé', 'Strikk og lytt', 'Handarbeidskveld'],
        intros: [
          'Ta med det du har på pinnane, og få hjelp med hælar, mønster og mista masker. Nokon les høgt medan vi strikkar.',
        ],
      },
    },
  },
  {
    key: 'code-club',
    scene: 'koding',
    type: 'activity',
    categories: ['technology_games'],
    organisers: ['code_club', 'library'],
    ages: ['children', 'teenager'],
    age_span: [8, 14],
    days: ['MO', 'WE', 'SA'],
    starts: ['17:00', '17:30', '11:00'],
    minutes: 105,
    is_weekly: true,
    capacity: [12, 20],
    venues: ['library', 'youth_club'],
    notes: ['beginner', 'gear', 'sign_up'],
    texts: {
      nb: {
        names: ['Kodeklubb', 'Lag ditt eget spill', 'Koding for nysgjerrige'],
        intros: [
          'Vi lager spill, animasjoner og små roboter, steg for steg. Veilederne jobber med dette til daglig og gleder seg til å vise fram.',
          'Ta med egen maskin eller lån en hos oss. Du velger selv om du vil kode spill, nettsider eller micro:bit.',
        ],
      },
      nn: {
        names: ['Kodeklubb', 'Lag ditt eige spel', 'Koding for nyfikne'],
        intros: [
          'Vi lagar spel, animasjonar og små robotar, steg for steg. Rettleiarane arbeider med dette til dagleg og gler seg til å vise fram.',
          'Ta med eiga maskin eller lån ei hos oss. Du vel sjølv om du vil kode spel, nettsider eller micro:bit.',
        ],
      },
    },
  },
  {
    key: 'gaming',
    scene: 'dataspill',
    type: 'meeting_place',
    categories: ['technology_games'],
    organisers: ['youth_club', 'code_club'],
    ages: ['teenager'],
    age_span: [12, 18],
    days: ['TH', 'FR'],
    starts: ['18:00', '19:00'],
    minutes: 180,
    is_weekly: true,
    capacity: [16, 30],
    venues: ['youth_club'],
    notes: ['gear', 'bring_friend'],
    texts: {
      nb: {
        names: ['Spillkveld', 'E-sport på klubben', 'LAN-fredag'],
        intros: [
          'Maskiner og konsoller står klare, og vi veksler mellom turnering og fri spilling. Voksne fra klubben er med hele kvelden.',
        ],
      },
      nn: {
        names: ['Spelkveld', 'E-sport på klubben', 'LAN-fredag'],
        intros: [
          'Maskiner og konsollar står klare, og vi vekslar mellom turnering og fri speling. Vaksne frå klubben er med heile kvelden.',
        ],
      },
    },
  },
  {
    key: 'board-games',
    scene: 'brettspill',
    type: 'meeting_place',
    categories: ['technology_games', 'food_meeting'],
    organisers: ['library', 'youth_club', 'code_club', 'chess'],
    ages: ['teenager', 'family', 'senior'],
    days: ['WE', 'TH', 'SU'],
    starts: ['17:00', '18:00'],
    minutes: 180,
    is_weekly: true,
    venues: ['library', 'youth_club', 'centre'],
    notes: ['drop_in', 'beginner', 'bring_friend'],
    texts: {
      nb: {
        names: ['Brettspillkveld', 'Rollespill for nybegynnere', 'Sjakk for alle'],
        intros: ['Hyllene er fulle av spill, fra de enkle til de lange. Vi forklarer reglene, og du kan komme alene.'],
      },
      nn: {
        names: ['Brettspelkveld', 'Rollespel for nybyrjarar', 'Sjakk for alle'],
        intros: ['Hyllene er fulle av spel, frå dei enkle til dei lange. Vi forklarer reglane, og du kan kome åleine.'],
      },
    },
  },
  {
    key: 'digital-help',
    scene: 'datahjelp',
    type: 'meeting_place',
    categories: ['technology_games', 'health'],
    organisers: ['library', 'volunteer_centre', 'pensioners'],
    ages: ['pensioner', 'senior'],
    days: ['TU', 'WE', 'TH'],
    starts: ['10:00', '11:00', '13:00'],
    minutes: 120,
    is_weekly: true,
    venues: ['library', 'centre'],
    notes: ['drop_in', 'coffee', 'accessible'],
    texts: {
      nb: {
        names: ['Digital drop-in', 'Hjelp med mobil og nettbrett', 'Seniornett-kafé'],
        intros: [
          'Få hjelp med BankID, bilder, e-post eller en ny telefon. Vi tar én ting om gangen og gir oss ikke før du kan det selv.',
        ],
      },
      nn: {
        names: ['Digital drop-in', 'Hjelp med mobil og nettbrett', 'Datakafé for seniorar'],
        intros: [
          'Få hjelp med BankID, bilete, e-post eller ein ny telefon. Vi tek éin ting om gongen og gir oss ikkje før du kan det sjølv.',
        ],
      },
    },
  },
  {
    key: 'maker',
    scene: 'koding',
    type: 'activity',
    categories: ['technology_games', 'nature_environment'],
    organisers: ['code_club', 'library'],
    ages: ['children', 'teenager', 'family', 'senior'],
    days: ['TU', 'SA'],
    starts: ['12:00', '17:30'],
    minutes: 150,
    is_weekly: false,
    capacity: [12, 24],
    venues: ['library', 'centre'],
    notes: ['beginner', 'with_adult', 'gear'],
    texts: {
      nb: {
        names: ['Reparasjonskafé', 'Skaperverksted med 3D-printer', 'Fiks lampa di'],
        intros: [
          'Ta med noe som er gått i stykker, så prøver vi å få liv i det sammen. Vi har loddebolt, symaskin og folk som kan.',
        ],
      },
      nn: {
        names: ['Reparasjonskafé', 'Skaparverkstad med 3D-printar', 'Fiks lampa di'],
        intros: [
          'Ta med noko som har gått sund, så prøver vi å få liv i det saman. Vi har loddebolt, symaskin og folk som kan.',
        ],
      },
    },
  },
];
