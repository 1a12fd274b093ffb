/**
 * The activities that searches are judged over; they are for nothing else, so that no change of the demo moves a
 * judgement. One a line: key, name, organiser, venue, where, for whom, price in kroner, what it is accessible for, when,
 * categories, type, language and description. For whom is the first letter of each age group (children, teenagers,
 * families, adults, seniors) or *, and the youngest and the oldest. Accessible for is a letter for each fact: w without
 * steps, t toilet, h hearing loop, g sign language, q calm, p companion, k parking. Weekly for four weeks.
 */
const TABLE = `
fotball-barn|Fotball for barn|Åsane IL|Myrdal stadion|åsane|c 6-9|700|w|tue 17|sport_outdoors|training|nb|Lek og ball for gutter og jenter. Ingen trenger å være god.
fotball-ungdom|Fotballtrening for ungdom|Åsane IL|Myrdal stadion|åsane|t 13-16|900|w|wed 18|sport_outdoors|training|nb|Vi spiller sjuer og har det gøy. Ta med leggskinn.
jentefotball|Jentefotball 10–12 år|Fana IL|Fana stadion|fana|c 10-12|900|-|mon 17|sport_outdoors|training|nb|For jenter som vil begynne, og for dem som har spilt før.
gåfotball|Gåfotball|Fana IL|Fana stadion|fana|s 60-|0|w|thu 11|sport_outdoors,health|training|nb|Ball uten løping for deg over 60. Kaffe etterpå.
langrenn|Langrenn 13–19 år|Fana skilag|Totland|fana|t 13-19|1200|-|tue 18|sport_outdoors|training|nb|For deg som går på ungdomsskolen eller videregående. Vi trener hele året.
skiskole|Skiskole|Arna turn og ski|Kvamskogen|arna|c 5-8|600|-|sat 10|sport_outdoors|course|nb|Lær å stå på ski. Vi låner ut utstyr til alle barn.
babysvømming|Babysvømming|Bergen svømmeklubb|AdO arena|-|f 0-2|1010|wtk|sat 9|sport_outdoors|course|nb|Foreldre og barn i varmt vann.
svømmekurs-barn|Svømmekurs for nybegynnere 5–8 år|Bergen svømmeklubb|AdO arena|-|c 5-8|1010|wtk|mon 17|sport_outdoors|course|nb|Trygg i vannet på ti ganger.
svømmekurs-voksne|Svømmekurs for voksne|Bergen svømmeklubb|Nordnes sjøbad|-|a 18-|1400|-|thu 20|sport_outdoors|course|nb|Lær å crawle, eller å flyte. Garderobe og badstue.
familiesvømming|Familiesvømming|Bergen kommune|Stemmemyren svømmehall|-|cf|0|wt|sun 10|sport_outdoors|activity|nb|Åpen hall. De yngste må ha med en voksen.
varmtvann|Varmtvannstrening|Bergen revmatikerforening|Haukeland terapibad|-|as 55-|150|wtk|wed 12|health|training|nb|Rolig gymnastikk i basseng for vonde ledd.
symjing|Symjing for born|Voss symjelag|Vossabadet|voss|c 6-10|800|w|tue 17|sport_outdoors|course|nn|Bli trygg i vatnet saman med andre.
håndball|Håndballskole|Fyllingen håndball|Framohallen|-|c 7-10|500|w|wed 17|sport_outdoors|training|nb|Mange ballspill og mye latter.
basket|Basketball for jenter|Gneist|Gimlehallen|-|t 13-15|600|-|fri 17|sport_outdoors|training|nb|Ingen forkunnskaper. Første gang er gratis å prøve.
turn|Barneturn|Arna turn og ski|Garneshallen|arna|c 3-5|500|-|sat 11|sport_outdoors|training|nb|Rulle, hoppe og klatre i apparater.
klatring|Klatrekurs|Bergen klatreklubb|Høyt under taket|-|f 6-|350|-|sun 12|sport_outdoors|course|nb|Foreldre og barn lærer å sikre hverandre.
rullestoltennis|Rullestoltennis|Bergen tennisklubb|Paradis tennishall|-|ta 12-|0|wtk|sun 14|sport_outdoors|training|nb|Vi låner ut sportsstoler. Kom og prøv.
boccia|Boccia|Bergen bedriftsidrett|Vestlandshallen|-|*|0|wtkp|thu 18|sport_outdoors|training|nb|Et rolig kulespill der alle kan være med.
styrke-senior|Styrke og balanse 65+|Fysak|Fysak Sentrum|-|s 65-|0|wt|tue 10|health|training|nb|Enkle øvelser som gjør deg stødigere.
styrkerom|Åpent styrkerom|Gneist|Gimlehallen|-|t 15-19|0|-|mon 16|sport_outdoors,health|training|nb|Løft trygt med en instruktør.
mandagstrim|Mandagstrim|Laksevåg pensjonistlag|Laksevåg bydelshus|-|s|50|w|mon 11|health|training|nb|Bevegelse til musikk, sittende eller stående.
yoga|Yoga i parken|Nygårdsparkens venner|Nygårdsparken|-|a|0|-|sat 10|health|training|nb|Ta med matte og varmt tøy.
yoga-gravid|Yoga for gravide|Jordmorhuset|Jordmorhuset|-|a|200|-|tue 18|health|training|nb|Pust, hvile og bekkenbunn.
løping|Løpegruppe for nybegynnere|Gneist|Haukelandshallen|-|a|0|-|wed 18|sport_outdoors,health|training|nb|Fra sofaen til fem kilometer på ti uker.
sykkelkurs|Lær å sykle|Syklistforeningen|Festplassen|-|a|0|-|sat 12|sport_outdoors|course|nb|Kurs for kvinner som aldri har syklet.
sykkelverksted|Sykkelverksted|Syklistforeningen|Skur 8|-|*|0|w|thu 17|nature_environment|activity|nb|Vi hjelper deg å reparere den selv.
skøyter|Åpen skøytebane|Bergen kommune|Slåtthaug kunstis|fana|*|0|w|sat 12|sport_outdoors|activity|nb|Lån av skøyter og hjelm er med.
seiling|Seilkurs for ungdom|Bergens seilforening|Kviturspollen|-|t 12-17|1500|-|sun 11|sport_outdoors|course|nb|Jolle og tau, vind og vær.
kajakk|Kajakkurs|Bergen kajakklubb|Dokken|-|a|1800|-|sat 10|sport_outdoors|course|nb|Våttkort på en helg.
ridning|Rideskole|Stend rideklubb|Stend|fana|c 8-12|2200|-|tue 16|sport_outdoors|course|nb|Stell av hest og ponni hører med.
hundetur|Tur med hund|Bergen hundeklubb|Fjellveien|-|*|0|-|sun 11|sport_outdoors|trip|nb|Eiere går sammen. Husk bånd.
orientering|Orientering for nybegynnere|Varegg|Landås|-|*|100|-|wed 17|sport_outdoors|training|nb|Finn postene i nærmiljøet.
seniortur|Seniortur til Fløyen|Bergen Turlag|Fløibanen|-|s 60-|0|-|wed 11|sport_outdoors|trip|nb|Rolig tempo med kart, termos og prat.
fjelltur|Fjelltur til Ulriken|Bergen Turlag|Haukeland|-|a|0|-|sun 9|sport_outdoors|trip|nb|Fire timer i bratt terreng.
kveldstur|Kveldstur med hodelykt|Barnas Turlag Bergen|Arboretet|fana|cf|50|-|fri 18|sport_outdoors,nature_environment|trip|nb|Vi leter etter troll og griller pølser.
trilletur|Trilletur|Frivilligsentralen Sentrum|Lungegårdsvannet|-|f|0|w|tue 11|sport_outdoors|trip|nb|For deg i permisjon. Barnevogn og kaffe.
fisketur|Fisketur|Bergen jeger- og fiskerforening|Store Lungegårdsvann|-|c 7-12|0|w|sat 12|nature_environment|trip|nb|Vi har stenger og agn.
sopp|Soppkontroll|Bergen soppforening|Botanisk hage|-|*|0|-|sun 15|nature_environment|activity|nb|Vis oss kurven din.
fugler|Fuglekikking for nybegynnere|Bergen ornitologer|Herdla|-|*|0|-|sun 8|nature_environment|trip|nb|Kikkert kan lånes.
strandrydding|Strandrydding på Milde|Naturvernforbundet|Milde|fana|*|0|-|sat 11|nature_environment,volunteering|dugnad|nb|Hansker og sekker får du av oss.
hage|Felleshagen på Landås|Landås hagelag|Landåshuset|-|*|0|w|sat 12|nature_environment|dugnad|nb|Vi planter, luker og deler grønnsakene.
danseskole|Danseskole 6–9 år|Bergen danseskole|Danseloftet|-|c 6-9|1600|-|mon 16|music_dance|course|nb|Ballett, jazz og egne trinn.
swing|Swing for nybegynnere|Bergen Swing|Gimle|-|a|900|-|thu 19|music_dance|course|nb|Dans i par; du trenger ikke ha med noen.
seniordans|Seniordans|Fana pensjonistlag|Fana kulturhus|fana|s|60|w|fri 11|music_dance,health|activity|nb|Enkle trinn til levende musikk.
hiphop|Hiphop for ungdom|Danseloftet|Danseloftet|-|t 13-18|700|-|wed 18|music_dance|course|nb|Streetdans med egen oppvisning.
folkedans|Folkedans|Ungdomslaget Ervingen|Gimle|-|a|100|-|tue 19|music_dance|activity|nn|Springar, polka og vals til felespel.
joik|Joikekurs|Samisk hus|Samisk hus|-|a|300|w|wed 18|music_dance,art_culture|course|nb|Lær å joike en du er glad i. Tre kvelder.
kor|Nabolagskoret|Landås songlag|Landås kirke|-|a|0|w|tue 19|music_dance|activity|nb|Alle kan synge med oss, også du.
barnekor|Barnekoret Soria|Fana sokn|Fana kirke|fana|c 5-10|0|w|wed 17|music_dance|activity|nb|Sang, lek og frukt.
adventskonsert|Adventskonsert|Fana kammerkor|Fana kirke|fana|*|250|wth|sun 18|music_dance|performance|nb|Bach og kjente julesanger.
korps|Aspirantkurs i skolekorpset|Haukås skolekorps|Haukås skole|åsane|c 8-12|800|-|mon 18|music_dance|course|nb|Velg mellom kornett, klarinett og slagverk.
gitar|Gitarkurs|Kulturskolen|Bergen kulturskole|-|ta 13-|1200|-|thu 17|music_dance|course|nb|De første grepene og en hel låt.
band|Bandverksted|Ungdomskulturhuset 1880|1880|-|t 13-20|0|w|tue 16|music_dance|activity|nb|Øvingsrom med trommer og forsterkere.
allsang|Allsang|Røde Kors Bergen|Løvåsen sykehjem|-|s|0|wt|fri 13|music_dance|activity|nb|Kjente viser sammen med beboerne.
kortspill|Kortspill og kaffe|Laksevåg pensjonistlag|Laksevåg bydelshus|-|s|20|w|mon 12|food_meeting,technology_games|meeting_place|nb|Bridge, amerikaner og whist.
tegnekurs|Tegnekurs|Barnas kulturhus|Barnas kulturhus|-|c 7-11|400|w|sat 11|art_culture|course|nb|Kull, tusj og tegneserier.
malekveld|Malekveld|Bergen kunstforening|Kunsthallen|-|a|250|-|thu 18|art_culture|activity|nb|Akryl på lerret, alt er med.
keramikk|Keramikk for nybegynnere|Leirloftet|Leirloftet|-|a|1900|-|wed 18|art_culture|course|nb|Drei en kopp og glaser den.
strikkekafé|Strikkekafé|Bergen husflidslag|Hovedbiblioteket|-|*|0|wt|thu 12|art_culture,food_meeting|meeting_place|nb|Ta med pinnene. Vi hjelper deg med oppskriften.
redesign|Sy om gamle klær|Bergen husflidslag|Husflidsrommet|-|ta|150|-|sat 12|art_culture,nature_environment|course|nb|Symaskiner og tråd har vi.
teaterskole|Teaterskole for ungdom|Cornerteatret|Cornerteatret|-|t 13-17|1500|-|mon 17|art_culture|course|nb|Improvisasjon, stemme og forestilling til jul.
dukketeater|Dukketeater: Bukkene Bruse|Logen barneteater|Logen|-|f 3-|120|w|sun 13|art_culture|performance|nb|For de minste. Varer en halvtime.
barnekino|Barnekino|Bergen bibliotek|Hovedbiblioteket|-|cf|0|wth|sat 14|art_culture,library_language|activity|nb|Film på stort lerret og saft i pausen.
dokumentar|Dokumentarkveld|Cinemateket|Cinemateket|-|a|110|w|wed 19|art_culture|activity|nb|Film og samtale med regissøren.
museum|Museumssøndag|Bymuseet|Håkonshallen|-|*|0|wt|sun 11|art_culture|activity|nb|Omvisning i kongens hall.
lesestund|Lesestund for de minste|Bergen bibliotek|Åsane bibliotek|åsane|f 2-5|0|wt|wed 10|library_language|activity|nb|Vi leser høyt og synger rim og regler.
lesesirkel|Lesesirkel|Bergen bibliotek|Hovedbiblioteket|-|a|0|wth|tue 18|library_language|meeting_place|nb|En roman hver måned.
skrivekurs|Skriv ditt eget liv|Litteraturhuset|Litteraturhuset|-|as|500|w|thu 17|library_language,art_culture|course|nb|Minner blir til fortellinger.
foredrag|Foredrag: Da byen brant|Byarkivet|Byarkivet|-|a|0|wth|wed 18|art_culture|activity|nb|Historien om brannen i 1916.
språkkafé|Språkkafé|Bergen bibliotek|Hovedbiblioteket|-|a|0|wtp|mon 17|library_language,food_meeting|meeting_place|nb|Øv på norsk sammen med folk som kan det.
english|English conversation café|International Community|Litteraturhuset|-|a|0|w|thu 18|library_language|meeting_place|en|Meet others and practise over coffee.
norskkurs|Norsk for nybegynnere|Røde Kors Bergen|Røde Kors-huset|-|a|0|w|tue 17|library_language|course|nb|Lær de første ordene. Barnepass er med.
leksekafé|Leksekafé|Røde Kors Bergen|Loddefjord bibliotek|-|ct 10-19|0|w|tue 15|library_language|meeting_place|nb|Få hjelp med matematikk, norsk og engelsk. Vi spiser sammen.
leksehjelper|Bli leksehjelper|Røde Kors Bergen|Røde Kors-huset|-|a 18-|0|-|wed 17|volunteering|volunteer_task|nb|To timer i uka sammen med elever.
datahjelp|Datahjelp|Seniornett Bergen|Fyllingsdalen bibliotek|-|s|0|wt|tue 11|technology_games|meeting_place|nb|Mobil, nettbrett og BankID. Ingen spørsmål er dumme.
kodeklubb|Kodeklubben|Lær Kidsa Koding Bergen|Høgskulen|-|c 8-13|0|w|thu 17|technology_games|activity|nb|Scratch og micro:bit. Lag ditt eget spill.
python|Programmering i Python|VilVite|VilVite|-|t 13-18|200|w|sat 12|technology_games|course|nb|Fra første linje til din egen chatbot.
robot|Robotverksted|VilVite|VilVite|-|f|150|wt|sun 12|technology_games|activity|nb|Bygg og styr en robot av Lego.
esport|E-sport for ungdom|Hyperion Bergen|Vestlandshallen|-|t 13-18|0|-|fri 17|technology_games|activity|nb|Gaming på lag, med pauser og trening.
brettspill|Brettspillkveld|Hyperion Bergen|Hovedbiblioteket|-|ta|0|w|fri 18|technology_games|meeting_place|nb|Hundre spill i hylla. Vi forklarer reglene.
sjakk|Sjakk for alle|Bergen Sjakklubb|Sjakklokalet|-|*|0|wq|mon 18|technology_games|meeting_place|nb|Trekk fram en stol.
barnesjakk|Barnesjakk|Bergen Sjakklubb|Sjakklokalet|-|c 6-12|300|q|wed 17|technology_games|course|nb|Lær brikkene og den første åpningen.
rollespill|Rollespill: Drager og demoner|Hyperion Bergen|1880|-|t 13-|0|-|sat 15|technology_games|meeting_place|nb|Terninger, fantasi og pizza.
fritidsklubb|Fritidsklubben på Landås|Bergen kommune|Landåshuset|-|t 12-17|0|w|fri 18|food_meeting|meeting_place|nb|Biljard, musikk og folk på din egen alder.
juniorklubb|Juniorklubb 10–12 år|Bergen kommune|Arna kulturhus|arna|c 10-12|0|w|wed 17|food_meeting|meeting_place|nb|Vafler, spill og turneringer.
åpen-barnehage|Åpen barnehage|Bergen kommune|Fana kulturhus|fana|f 0-5|0|w|tue 10|food_meeting|meeting_place|nb|Lek for de små og prat for de store.
babykafé|Babykafé|Frivilligsentralen Sentrum|Frivilligsentralen|-|f 0-1|30|w|thu 11|food_meeting|meeting_place|nb|Tepper, leker og nybakt.
seniorkafé|Seniorkafé|Frivilligsentralen Fyllingsdalen|Fyllingsdalen bydelshus|-|s|50|wth|wed 12|food_meeting|meeting_place|nb|Middag, prat og av og til et foredrag.
fellesmiddag|Fellesmiddag|Frivilligsentralen Arna|Arna kulturhus|arna|*|40|w|thu 16|food_meeting|meeting_place|nb|Suppe og brød ved langbord.
matkurs|Matkurs for barn|4H Bergen|Landåshuset|-|c 9-12|300|-|tue 17|food_meeting|course|nb|Vi lager pizza fra bunnen av.
studentmat|Billig mat på én panne|Studentsamskipnaden|Studentsenteret|-|a 18-|0|-|wed 17|food_meeting|course|nb|Matlaging for deg som har flyttet hjemmefra.
quiz|Quizkveld|Kulturhuset|Kulturhuset|-|a 18-|50|-|tue 20|food_meeting|activity|nb|Lag på inntil fem.
bingo|Bingo|Fana pensjonistlag|Fana kulturhus|fana|s|20|w|mon 13|food_meeting|activity|nb|Premier og vafler.
loppemarked|Loppemarked|Haukås skolekorps|Haukås skole|åsane|*|0|w|sat 10|food_meeting|activity|nb|Møbler, bøker og leker til inntekt for korpset.
klesbytte|Klesbyttedag|Naturvernforbundet|Kulturhuset|-|*|0|w|sun 12|nature_environment|activity|nb|Ta med fem plagg og ta med fem hjem.
reparasjonskafé|Reparasjonskafé|Frivilligsentralen Sentrum|Frivilligsentralen|-|*|0|w|sat 13|nature_environment,food_meeting|meeting_place|nb|Vi fikser lamper, bukser og brødristere.
julemarked|Julemarked|Fana husflidslag|Fana kulturhus|fana|*|0|w|sat 12|art_culture,food_meeting|activity|nb|Håndlagde gaver og gløgg.
foreldrekveld|Foreldrekveld: Skjerm og søvn|Bergen helsestasjon|Landåshuset|-|a|0|w|tue 19|health|activity|nb|Om barn, telefoner og netter uten søvn.
hukommelseskafé|Hukommelseskafé|Demensforeningen|Sandviken bydelshus|-|s|0|wtq|thu 13|health,food_meeting|meeting_place|nb|For deg som glemmer, og for dine nærmeste.
sorggruppe|Sorggruppe|Kirkens Bymisjon|Bymisjonssenteret|-|a|0|q|wed 18|health|meeting_place|nb|Samtaler for deg som har mistet noen.
tegnspråkkafé|Tegnspråkkafé|Bergen døveforening|Døvesenteret|-|*|0|wg|sat 13|library_language,food_meeting|meeting_place|nb|Øv deg sammen med døve.
gågruppe|Ut av sofaen|Mental Helse Bergen|Lungegårdsvannet|-|a|0|q|fri 12|health|trip|nb|Gågruppe i rolig tempo.
besøksvenn|Bli besøksvenn|Røde Kors Bergen|Røde Kors-huset|-|a 18-|0|-|tue 18|volunteering|volunteer_task|nb|En time i uka hos en som er mye alene.
sjåfør|Sjåfør for eldre|Frivilligsentralen Fyllingsdalen|Fyllingsdalen bydelshus|-|a 20-|0|-|wed 10|volunteering|volunteer_task|nb|Kjør noen til legen eller til kafeen.
festival|Vertskap på Nattjazz|Nattjazz|USF|-|a 18-|0|-|sat 18|volunteering,music_dance|volunteer_task|nb|Ta imot gjester og hør konsertene.
førstehjelp|Førstehjelpskurs|Røde Kors Bergen|Røde Kors-huset|-|ta 15-|400|w|sat 10|health|course|nb|Hjerte- og lungeredning med sertifikat.
dugnad|Dugnad på lekeplassen|Landås velforening|Landåshuset|-|*|0|-|sat 11|volunteering|dugnad|nb|Vi maler gjerdet og bytter sand.
leikegruppe|Leikegruppe|Bergen mållag|Vestlandske huset|-|f 1-5|0|w|fri 10|library_language|meeting_place|nn|Song og leik på nynorsk for dei minste.
høgtlesing|Høgtlesing|Bergen mållag|Vestlandske huset|-|a|0|w|thu 18|library_language|activity|nn|Vi les Tarjei Vesaas saman.
voss-skileik|Skileik for born|Voss skiklubb|Bømoen|voss|c 4-8|300|-|sat 10|sport_outdoors|training|nn|Hopp, leik og sjokolade.
voss-kor|Bygdekoret øver|Bygdekoret|Voss kulturhus|voss|a|0|w|tue 19|music_dance|activity|nn|Vi syng alt frå salmar til pop.
voss-handarbeid|Handarbeidskveld|Voss husflidslag|Voss bibliotek|voss|*|0|w|wed 18|art_culture|meeting_place|nn|Strikk, hekling og kaffi.
oslo-fotball|Fotball for barn|Sagene IF|Voldsløkka|sagene|c 6-9|600|-|mon 17|sport_outdoors|training|nb|Løkkefotball etter skolen.
oslo-kodeklubb|Kodeklubben Sagene|Lær Kidsa Koding Oslo|Sagene samfunnshus|sagene|c 8-13|0|w|wed 17|technology_games|activity|nb|Scratch, spill og saft.
`;

export type CorpusActivity = Record<(typeof COLUMNS)[number], string>;

const COLUMNS = [
  'key',
  'name',
  'organiser',
  'venue',
  'where',
  'whom',
  'price',
  'access',
  'when',
  'categories',
  'type',
  'lang',
  'description',
] as const;

export const SEARCH_CORPUS: readonly CorpusActivity[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const values = line.split('|');
    return Object.fromEntries(COLUMNS.map((column, place) => [column, values[place] ?? ''])) as CorpusActivity;
  });
