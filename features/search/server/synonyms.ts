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

/** What visitors who read English type, and what it is called in the texts. */
const ENGLISH = `
  activity=aktivitet adult=voksen art=kunst,tegning,maling badminton=badminton baking=baking,bakst ball=ball band=band,korps
  basketball=basketball beginner=nybegynner bicycle=sykkel bike=sykkel biking=sykling bingo=bingo board=brett boardgame=brettspill
  boardgames=brettspill book=bok,bøker books=bok,bøker bookclub=lesesirkel,boksirkel brass=korps café=kafé cafe=kafé camp=leir
  carpentry=snekker ceramics=keramikk chess=sjakk child=barn children=barn choir=kor church=kirke cinema=kino,film cleanup=rydding
  climbing=klatring club=klubb coding=koding coffee=kaffe comedy=komedie company=selskap computer=data concert=konsert
  conversation=samtale cooking=matlaging,matkurs,kokk cooking=kokkeskole course=kurs craft=håndarbeid crafts=håndarbeid,håndverk
  cycling=sykling dance=dans dancing=dans dementia=demens,hukommelse dinner=middag drawing=tegning,tegnekurs drama=drama,teater
  driver=sjåfør elderly=eldre,senior event=arrangement exercise=trening fairytale=eventyr family=familie farm=gård film=film,kino
  firstaid=førstehjelp fishing=fiske fitness=trening,styrke food=mat football=fotball forest=skog free=gratis friend=venn game=spill
  games=spill gaming=spill,e-sport garden=hage gardening=hage girls=jente guitar=gitar gym=trening,gym gymnastics=turn handball=håndball
  handicraft=håndarbeid health=helse help=hjelp hike=tur,fjelltur hiking=tur,fjelltur history=historie hockey=hockey homework=lekse,leksehjelp
  instrument=instrument job=oppdrag kids=barn kindergarten=barnehage kitchen=kjøkken knitting=strikk,strikkekafé language=språk
  lecture=foredrag library=bibliotek lunch=lunsj market=marked math=matte maths=matte meal=middag mountain=fjell movie=film,kino
  mushroom=sopp music=musikk nature=natur newcomer=nybegynner norwegian=norsk orchestra=orkester outdoors=friluft,tur painting=maling,malekveld
  parents=foreldre performance=forestilling piano=piano picnic=piknik play=lek playgroup=lek,barnehage playground=lekeplass poetry=dikt
  pottery=keramikk quiz=quiz reading=lesing,lesestund,lesesirkel recycling=gjenbruk repair=reparasjon revue=revy running=løping sauna=badstue
  school=skole scouts=speider senior=senior seniors=senior sewing=sying show=forestilling signing=tegnspråk singing=sang,kor,allsang
  skate=skøyter skating=skøyter,skøyting skiing=ski,langrenn sled=ake soccer=fotball soup=suppe spanish=spansk sport=idrett sports=idrett
  story=fortelling,eventyr strength=styrke student=student summer=sommer swap=bytte swim=svømme,svømming swimming=svømming,svømmekurs
  tea=te teenager=ungdom teenagers=ungdom tennis=tennis theater=teater theatre=teater training=trening trip=tur tutoring=leksehjelp
  visit=besøk visitor=besøksvenn volunteer=frivillig volunteering=frivillig walk=tur,gåtur walking=tur,gåfotball water=vann weekend=helg
  winter=vinter women=kvinner wood=tre workout=trening workshop=verksted yoga=yoga young=ung,ungdom youth=ungdom
`;

type Entry = { word: string; meant: string[] };

const entriesOf = (list: string): Entry[] =>
  list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [word = '', meant = ''] = entry.split('=');
      return { word: fold(word), meant: meant.split(',').map(fold) };
    });

const MEANT = new Map<string, Set<string>>();

function remember(word: string, meant: readonly string[]) {
  const known = MEANT.get(word) ?? new Set();
  for (const other of meant) if (other !== word) known.add(other);
  MEANT.set(word, known);
}

for (const { word, meant } of entriesOf(BOKMAL_AND_NYNORSK)) {
  remember(word, meant);
  for (const other of meant) remember(other, [word]);
}
for (const { word, meant } of entriesOf(ENGLISH)) {
  const inNynorsk = meant.flatMap((other) => [...(MEANT.get(other) ?? [])]);
  remember(word, [...meant, ...inNynorsk]);
}

export const SYNONYM_COUNTS = {
  nynorsk: entriesOf(BOKMAL_AND_NYNORSK).length,
  english: entriesOf(ENGLISH).length,
};

/** Longest first, so that `borna` gives up its `a` and `aktivitetane` its `ane`. */
const ENDINGS = ['ene', 'ane', 'ing', 'en', 'et', 'ar', 'er', 'es', 'a', 'e', 's', 'r', 'n', 't'];
const SHORTEST_STEM = 3;
const SHORTEST_BEGINNING = 5;

/** Other words for a folded one, in its dictionary form or with an ending; for one that is still being typed, too. */
export function otherWordsFor(word: string, isUnfinished: boolean): string[] {
  for (const form of [word, ...withoutEnding(word)]) {
    const meant = MEANT.get(form);
    if (meant) return [...meant];
  }
  if (!isUnfinished || word.length < SHORTEST_BEGINNING) return [];
  const [, meant] = [...MEANT].find(([known]) => known.startsWith(word)) ?? [];
  return [...(meant ?? [])];
}

const withoutEnding = (word: string): string[] =>
  ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM).map((ending) =>
    word.slice(0, -ending.length),
  );
