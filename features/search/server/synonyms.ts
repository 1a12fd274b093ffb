import { slipsBetween } from './closest-words.ts';
import { fold } from './fold.ts';

/** The same thing in bokmål and in nynorsk, where the stem differs; endings are left to the dictionaries. */
const BOKMAL_AND_NYNORSK = `
  allsang=allsong alene=åleine badstue=badstove bandverksted=bandverkstad barn=born barna=borna begynner=byrjar
  begynnerkurs=byrjarkurs besøksvenn=besøksven bilde=bilete bondens=bonde brettspill=brettspel bygdemarked=bygdemarknad
  dukketeater=dokketeater dukke=dokke egen=eigen flere=fleire forening=foreining forestilling=framsyning forfatter=forfattar
  forfattermøte=forfattarmøte fortelling=forteljing frivillighet=frivilligheit frokost=frukost førstehjelp=fyrstehjelp
  gammel=gamal gjenbruk=attbruk gjøre=gjere grendekafé=grendakafé grendelag=grendalag gutt=gut gård=gard hjelper=hjelpar
  hjem=heim hjemme=heime hjemmelaget=heimelaga hjerte=hjarte hjertestarter=hjartestartar hode=hovud hodelykt=hovudlykt
  hukommelse=minne hukommelseskafé=minnekafé hverdag=kvardag idrettslag=il høst=haust høytlesing=høgtlesing håndarbeid=handarbeid
  håndball=handball håndverk=handverk juleverksted=juleverkstad julemarked=julemarknad kaffe=kaffi kirke=kyrkje
  kjøkken=kjøken kjøre=køyre kjørehjelp=køyrehjelp kokkeskole=kokkeskule kortspill=kortspel korøvelse=korøving lek=leik
  leke=leike lekegruppe=leikegruppe lekeplass=leikeplass leser=lesar loppemarked=loppemarknad lærer=lærar lørdag=laurdag
  malekurs=målekurs malekveld=målekveld maling=måling marked=marknad melk=mjølk morgen=morgon morgenbad=morgonbad
  musikkskole=musikkskule måned=månad nabo=granne nabolag=grannelag nabolagskorps=grannekorps nybegynner=nybyrjar
  nysgjerrig=nyfiken oppgave=oppgåve opplevelse=oppleving pårørende=pårørande rolig=roleg rollespill=rollespel røst=røyst
  sang=song sangkor=songkor sangstund=songstund skaperverksted=skaparverkstad skole=skule skolekorps=skulekorps
  skiskole=skiskule snekker=snikkar snekring=snikring sommer=sommar sommerferie=sommarferie sommerleir=sommarleir spill=spel
  spille=spele spiller=spelar spillkveld=spelkveld spise=ete språkvenn=språkven stemme=røyst stue=stove svømme=symje
  svømmehall=symjehall svømmekurs=symjekurs svømmeopplæring=symjeopplæring svømming=symjing babysvømming=babysymjing
  syk=sjuk sykehjem=sjukeheim søndag=sundag søppel=boss søster=syster teaterskole=teaterskule tegne=teikne
  tegnekurs=teiknekurs tegning=teikning tegnspråk=teiknspråk trekkspill=trekkspel uke=veke vann=vatn vanngym=vassgym
  varmtvann=varmtvatn varmtvannstrening=varmtvasstrening velforening=velforeining venn=ven verden=verd
  verdenskjøkken=verdskjøken verksted=verkstad verktøy=verkty voksen=vaksen åpen=open åpent=ope øvelse=øving
`;

/** What people call it, and what those call it who arrange it, or what is like it, after a semicolon. Not the other way round. */
const NORWEGIAN = `
  akrobatikk=turn amming=babykafé,barselkafé,barselgruppe ballett=dans baby=babykafé;trilletur,barnehage barselgruppe=babykafé,barselkafé,trilletur;barnehage
  biljard=fritidsklubb bokklubb=lesesirkel,boksirkel,lesegruppe;høytlesing boksirkel=lesesirkel bokgruppe=lesesirkel
  brukthandel=loppemarked bridge=kortspill bytting=byttedag,klesbytte cosplay=rollespill data=datamaskin,pc,mobil,nettbrett
  dataspill=gaming,esport;spill demens=hukommelse,hukommelseskafé dyr=hund,hest,gård ensom=besøksvenn;fellesmiddag,seniorkafé,treff ensomhet=besøksvenn;fellesmiddag,seniorkafé,treff
  eventyr=fortelling fisking=fiske,fisketur fiske=fisketur fjell=fjelltur historie=lokalhistorie;museum streetdance=streetdans,hiphop breakdance=breakdans,hiphop sykurs=sying,sy,søm,redesign flyktning=språkkafé,norsktrening,norskkurs folkemusikk=felespill,spelemannslag
  folkedans=leikarring,springar forfatter=bok foto=fotografering,fotokurs fotokurs=foto fotografering=foto friidrett=løping friluftsliv=tur
  fritidsklubb=ungdomsklubb,fritidsklubben;juniorklubb ungdomsklubb=fritidsklubb,fritidsklubben,ungdomshus;juniorklubb,kodeklubb ungdomshus=fritidsklubb fugl=fuglekikking
  gaming=esport,dataspill;spill,rollespill,brettspill gjenbruk=byttedag,klesbytte,redesign,reparasjon,reparasjonskafé;loppemarked,verksted,sykkelverksted loppemarked=brukthandel;julemarked,bruktmarked,marked julemarked=;loppemarked,marked gitar=gitarkurs gymnastikk=turn,trim
  gym=trening hage=hagearbeid,hagelag,parsellhage,felleshage hagearbeid=hage hest=ridning,rideskole,ridekurs,stall håndarbeid=strikk,strikking,strikkekafé,hekling,søm,sying,husflid
  handarbeid=strikk,strikking,strikkekafé,hekling,saum,sying,husflid hekling=håndarbeid hobby=verksted hukommelse=demens hund=hundetur,hundeklubb
  idrettslag=il innvandrer=språkkafé,norsktrening,norskkurs instrument=korps,kulturskole,gitar,piano,fiolin,trommer it=data,datahjelp jakt=jeger
  jogging=løping jogge=løping,løpegruppe kafé=;kaffe,møteplass kino=;film,dokumentar,dokumentarkveld keramikk=leire,dreiing klatring=klatrekurs,buldring klesbytte=byttedag koding=programmering,kodeklubb,kode,python,scratch;robot
  programmering=koding,kodeklubb,kode,python,scratch;robot kode=koding,kodeklubb,programmering;robot korps=musikkorps,skolekorps,aspirant kor=sangkor,korøvelse;kammerkor sangkor=kor
  kreativ=verksted,tegning,maling kunst=maling,tegning,utstilling kortspill=bridge langrenn=ski ski=langrenn,skiskole,skileik,alpint leir=sommerleir leire=keramikk
  lekser=leksehjelp,leksekafé lekse=leksehjelp,leksekafé leksehjelp=leksekafé,lekser leksekafé=leksehjelp lesesirkel=boksirkel,bokklubb;bok,høytlesing brettspill=spillkveld;sjakk,rollespill bøker=bok,lesesirkel,roman;bibliotek,lesestund,høytlesing lesegruppe=lesesirkel
  lesestund=høytlesing,høgtlesing,eventyrstund høytlesing=lesestund løping=løpegruppe,jogging løpe=løpegruppe,løping maling=malekurs,malekveld malekurs=malekveld,maling;tegnekurs
  matlaging=matkurs,mat,kokkekurs,kokkeskole matkurs=matlaging,kokkekurs,kokkeskole kokkekurs=matkurs,matlaging matte=matematikk;leksehjelp,leksekafé
  meditasjon=yoga,mindfulness mindfulness=meditasjon,yoga middag=fellesmiddag,suppe mobil=datahjelp,nettbrett mobiltelefon=mobil,datahjelp møteplass=;kafé,treff
  natur=friluft,tur norskkurs=norsk,norsktrening,språkkafé norsktrening=språkkafé,norskkurs orkester=korps ornitologi=fugl,fuglekikking orientering=kart
  parkour=turn pc=datahjelp,data permisjon=trilletur,babykafé,barselkafé piano=pianokurs pusling=puslespill quiz=quizkveld
  redesign=sy,sying,søm reparere=reparasjon,reparasjonskafé;verksted,sykkelverksted reparasjon=reparasjonskafé,reparere;verksted,sykkelverksted fikse=reparasjon,reparasjonskafé
  ri=ridning,rideskole ride=ridning,rideskole ridning=rideskole,ridekurs,ride,hest ridekurs=rideskole,ridning rydde=rydding,strandrydding,dugnad
  røyking=røykeslutt sang=kor,allsang,synge seiling=seilkurs,båt seile=seiling,seilkurs sjanger=musikk skating=skateboard
  skikurs=skiskole;ski,langrenn skiskole=skikurs skriving=skrivekurs,skriv skrivekurs=skriv,skriving skuespill=teater,drama skuespiller=teater,teaterskole,drama
  skodespelar=teater,teaterskole,drama slekt=slektsgransking snekring=verksted,treverksted småbarn=babykafé,barnehage,lesestund,babysang,babysvømming,leikegruppe,lekegruppe;trilletur,dukketeater,turn leikegruppe=lekegruppe;barnehage lekegruppe=leikegruppe;barnehage
  sorg=sorggruppe,etterlatte sosial=treff spille=spill spillkveld=brettspill,spill språkkafé=;norsktrening,conversation,samtale engelsk=english strikking=strikkekafé,strikk,strikke strikke=strikkekafé,strikk,strikking
  strikk=strikkekafé,strikking styrke=styrketrening,styrkerom svømme=svømming,svømmekurs svømming=svømmekurs;svømmehall,basseng,varmtvannstrening bade=svømming,svømmehall,badeland sy=sying,søm sying=sy,søm,symaskin,redesign søm=sy,sying,redesign
  sykle=sykkel,sykling sykling=sykkel,sykle sykkel=sykkelverksted,sykling synge=sang,kor,allsang,synger syng=sang,kor,allsang synger=sang,kor tegne=tegnekurs,tegning tegning=tegnekurs,tegne
  teater=drama,forestilling telefon=mobil,datahjelp trening=trim,treningsgruppe trim=trening,gym trille=trilletur,barnevogn barnevogn=trilletur tur=fottur,gåtur,fjelltur,utflukt
  turlag=dnt tv=film uteliv=friluft utflukt=tur vandring=tur,fottur vanngym=varmtvannstrening,varmtvann,basseng vanntrening=varmtvannstrening,vanngym
  varmtvannstrening=vanngym,varmtvannsbasseng velforening=vel verksted=reparasjon venn=besøksvenn,vennegruppe øvingslokale=øvingsrom,bandverksted øvingsrom=øvingslokale,bandverksted
`;

/** What visitors who read English type, and what it is called in the texts. */
const ENGLISH = `
  activity=aktivitet adult=voksen art=kunst,tegning,maling badminton=badminton baking=baking,bakst ball=ball band=band
  basketball=basketball beginner=nybegynner bicycle=sykkel bike=sykkel biking=sykling bingo=bingo board=brett boardgame=brettspill;sjakk,rollespill
  boardgames=brettspill;sjakk,rollespill book=bok,bøker books=bok,bøker bookclub=lesesirkel,boksirkel brass=korps café=kafé cafe=kafé camp=leir
  carpentry=snekker ceramics=keramikk chess=sjakk child=barn children=barn choir=kor church=kirke cinema=kino,film cleanup=rydding
  climbing=klatring club=klubb coding=koding,kodeklubb,programmering;robot coffee=kaffe comedy=komedie company=selskap computer=data concert=konsert
  conversation=samtale cooking=matlaging,matkurs,kokk cooking=kokkeskole course=kurs craft=håndarbeid crafts=håndarbeid,håndverk
  cycling=sykling dance=dans dancing=dans dementia=demens,hukommelse dinner=middag drawing=tegning,tegnekurs drama=drama,teater
  driver=sjåfør elderly=eldre,senior event=arrangement exercise=trening fairytale=eventyr family=familie farm=gård film=film,kino
  firstaid=førstehjelp fishing=fiske fitness=trening,styrke food=mat football=fotball forest=skog free=gratis friend=venn game=spill
  games=spill gaming=esport garden=hage gardening=hage girls=jente guitar=gitar gym=trening,gym gymnastics=turn handball=håndball
  handicraft=håndarbeid health=helse help=hjelp hike=tur,fjelltur hiking=tur,fjelltur history=historie hockey=hockey homework=lekse,leksehjelp,leksekafé
  instrument=instrument job=oppdrag kids=barn kindergarten=barnehage kitchen=kjøkken knitting=strikk,strikkekafé language=språk
  lecture=foredrag library=bibliotek lunch=lunsj market=marked math=matte maths=matte meal=middag mountain=fjell movie=film,kino
  mushroom=sopp music=musikk nature=natur newcomer=nybegynner norwegian=norsk,norskkurs,språkkafé,norsktrening orchestra=orkester outdoors=friluft,tur painting=maling,malekveld
  parents=foreldre performance=forestilling piano=piano picnic=piknik play=lek playgroup=lek,barnehage playground=lekeplass poetry=dikt
  pottery=keramikk quiz=quiz reading=lesing,lesestund,lesesirkel recycling=gjenbruk repair=reparasjon,reparasjonskafé,reparere;verksted revue=revy running=løping sauna=badstue
  school=skole scouts=speider senior=senior seniors=senior sewing=sying show=forestilling signing=tegnspråk singing=sang,kor,allsang
  skate=skøyter skating=skøyter,skøyting skiing=ski,langrenn sled=ake soccer=fotball soup=suppe spanish=spansk sport=idrett sports=idrett
  story=fortelling,eventyr strength=styrke student=student summer=sommer swap=bytte swim=svømme,svømming swimming=svømming,svømmekurs
  tea=te teenager=ungdom teenagers=ungdom tennis=tennis theater=teater theatre=teater training=trening trip=tur tutoring=leksehjelp,leksekafé
  visit=besøk visitor=besøksvenn volunteer=frivillig volunteering=frivillig walk=tur,gåtur walks=tur,gåtur walking=tur,gåfotball water=vann weekend=helg
  winter=vinter women=kvinner wood=tre workout=trening workshop=verksted yoga=yoga young=ung,ungdom youth=ungdom
  birdwatching=fugl,fuglekikking bird=fugl birds=fugl boat=båt,seiling boxing=boksing cat=katt chat=prat
  choirs=kor clothes=klær,klesbytte conversation=samtale,språkkafé crochet=hekling dog=hund,hundetur dogs=hund dogwalk=hundetur drums=trommer
  esports=esport,esport fleamarket=loppemarked;julemarked,marked flea=loppemarked,loppe horse=hest,ridning,rideskole horses=hest,ridning
  horseriding=ridning,rideskole riding=ridning,rideskole kayak=kajakk,padling kayaking=kajakk,padling kid=barn lectures=foredrag
  loneliness=ensom,besøksvenn lonely=ensom,besøksvenn magic=trylling memory=hukommelse,minne mom=mor,barsel mothers=mødre,barsel movies=film,kino
  nursery=barnehage orienteering=orientering paddling=padling parent=foreldre pensioner=pensjonist photography=foto,fotografering
  programming=programmering,koding,kodeklubb;robot code=koding,kodeklubb robotics=robot role=rolle roleplay=rollespill roleplaying=rollespill rowing=roing
  sailing=seiling,seilkurs second=brukt secondhand=brukt,loppemarked snow=snø song=sang songs=sang storytelling=fortelling,eventyrstund
  stroller=trilletur,barnevogn sustainability=gjenbruk,miljø toddler=småbarn,barnehage,lesestund,babysang,leikegruppe,lekegruppe,babykafé;turn,dukketeater toddlers=småbarn,barnehage,lesestund,babysang,leikegruppe,lekegruppe,babykafé;turn,dukketeater
  trail=tur trekking=tur,fjelltur visiting=besøk,besøksvenn weaving=veving writing=skriving,skrivekurs,skriv youthclub=fritidsklubb,ungdomsklubb;juniorklubb
  iceskating=skøyter repairs=reparasjon,reparasjonskafé homeworkhelp=leksehjelp,leksekafé bikerepair=sykkelverksted;reparasjonskafé horseback=ridning bookclubs=lesesirkel languagecafe=språkkafé;conversation dogwalk=hundetur,hund class=kurs,skole classes=kurs,skole lesson=kurs,skole lessons=kurs,skole
`;

type Entry = { word: string; meant: string[]; related: string[] };

const entriesOf = (list: string): Entry[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = '', others = ''] = entry.split('=');
      const [meant = [], related = []] = others.split(';').map((words) => words.split(',').filter(Boolean).map(fold));
      return { word: fold(word), meant, related };
    });

type OtherWords = { meant: Set<string>; related: Set<string> };
const OTHERS = new Map<string, OtherWords>();

function remember(word: string, meant: readonly string[], related: readonly string[] = []) {
  const known = OTHERS.get(word) ?? { meant: new Set(), related: new Set() };
  for (const other of meant) if (other !== word) known.meant.add(other);
  for (const other of related) if (other !== word) known.related.add(other);
  OTHERS.set(word, known);
}

for (const { word, meant } of entriesOf(BOKMAL_AND_NYNORSK)) {
  remember(word, meant);
  for (const other of meant) remember(other, [word]);
}
const NYNORSK = new Map([...OTHERS].map(([word, { meant }]) => [word, [...meant]]));
const inBoth = (words: readonly string[]): string[] => words.flatMap((word) => [word, ...(NYNORSK.get(word) ?? [])]);
for (const { word, meant, related } of entriesOf(NORWEGIAN)) {
  for (const form of inBoth([word])) remember(form, inBoth(meant), inBoth(related));
}
for (const { word, meant, related } of entriesOf(ENGLISH)) remember(word, inBoth(meant), inBoth(related));
const ENGLISH_WORDS = new Set(entriesOf(ENGLISH).map(({ word }) => word));

export const SYNONYM_COUNTS = {
  nynorsk: entriesOf(BOKMAL_AND_NYNORSK).length,
  english: entriesOf(ENGLISH).length,
};

/** Longest first, so that `borna` gives up its `a` and `aktivitetane` its `ane`. */
const ENDINGS = ['ene', 'ane', 'ing', 'en', 'et', 'ar', 'er', 'es', 'a', 'e', 's', 'r', 'n', 't'];
const SHORTEST_STEM = 3;
const SHORTEST_BEGINNING = 5;
/** Idrett is a word, and not the beginning of idrettslag. */
const MAX_LETTERS_LEFT = 3;

const NO_OTHERS = { meant: [], related: [] };

/** Other words for a folded one, in its dictionary form or with an ending; for one that is still being typed, too. */
export function otherWordsFor(word: string, isUnfinished: boolean): { meant: string[]; related: string[] } {
  const found = [word, ...withoutEnding(word)].map((form) => OTHERS.get(form)).find((others) => others !== undefined);
  if (found) return { meant: [...found.meant], related: [...found.related] };
  if (!isUnfinished || word.length < SHORTEST_BEGINNING) return NO_OTHERS;
  const [, begun] =
    [...OTHERS].find(([known]) => known.startsWith(word) && known.length - word.length <= MAX_LETTERS_LEFT) ?? [];
  return begun ? { meant: [...begun.meant], related: [] } : NO_OTHERS;
}

/** First aid is one thing. In Norwegian it would be one word. */
export const isOneThing = (first: string, second: string): boolean => ENGLISH_WORDS.has(first + second);

/** The words of the list that differ from a misspelt one by a single slip. */
export const misspeltFor = (typed: string): string[] =>
  [...OTHERS.keys()].filter(
    (known) => known[0] === typed[0] && Math.abs(known.length - typed.length) <= 1 && slipsBetween(typed, known) === 1,
  );

const withoutEnding = (word: string): string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM).map((ending) =>
    word.slice(0, -ending.length),
  );
