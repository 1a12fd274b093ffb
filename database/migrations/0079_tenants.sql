-- TEN-08, BEY-12: portals and how they look are data: what differs from the defaults in code, in versions.
create table tenant (
  -- The first label of the host name.
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 59),
  -- Whose it is: admins of these municipalities change it. None for the whole country.
  municipality_ids integer[] not null,
  district_ids integer[] not null default '{}',
  created_at timestamptz not null
);

create table tenant_version (
  id uuid primary key,
  tenant_key text not null references tenant,
  -- Given when it is published: 1, 2, 3 of the tenant.
  number integer check (number > 0),
  state text not null check (state in ('draft', 'scheduled', 'published')),
  configuration jsonb not null check (jsonb_typeof(configuration) = 'object' and length(configuration::text) <= 200000),
  -- Counts changes until it is published; given back with each of them.
  revision integer not null default 1 check (revision > 0),
  publish_at timestamptz,
  -- Why, in a few words of the one who published it.
  reason text check (length(reason) between 1 and 200),
  -- The version that it says again.
  restores integer,
  changed_by uuid references app_user on delete set null,
  changed_at timestamptz not null,
  published_by uuid references app_user on delete set null,
  published_at timestamptz,
  unique (tenant_key, number),
  check ((state = 'published') = (number is not null) and (number is null) = (published_at is null)),
  check (state <> 'scheduled' or (publish_at is not null and published_by is not null)),
  check (state <> 'draft' or publish_at is null)
);
-- One at a time is being worked on, or waits for its time.
create unique index tenant_version_open on tenant_version (tenant_key) where state <> 'published';
create index tenant_version_due on tenant_version (publish_at) where state = 'scheduled';
create index tenant_version_changed_by on tenant_version (changed_by) where changed_by is not null;
create index tenant_version_published_by on tenant_version (published_by) where published_by is not null;

-- What has been shown to people stays as it was. Only the names of people go, with their accounts.
create function tenant_version_guard() returns trigger language plpgsql as $$
declare
  names constant text[] := array['changed_by', 'published_by'];
begin
  if tg_op = 'DELETE' then
    if old.state = 'published' then raise exception 'tenant_version: what is published is never deleted'; end if;
    return old;
  end if;
  if new.tenant_key <> old.tenant_key then raise exception 'tenant_version: stays the version that it is'; end if;
  if old.state = 'published' and (
    to_jsonb(new) - names is distinct from to_jsonb(old) - names
    or (new.changed_by is not null and new.changed_by is distinct from old.changed_by)
    or (new.published_by is not null and new.published_by is distinct from old.published_by)
  ) then
    raise exception 'tenant_version: what is published is not changed';
  end if;
  return new;
end $$;
create trigger tenant_version_guard before update or delete on tenant_version
  for each row execute function tenant_version_guard();

-- The portals that there were when they became data.
create temporary table shipped on commit drop as
select entry.key, entry.value
from jsonb_each($tenants${
  "al": {"municipality_ids":[3328],"district_ids":[],"configuration":{"colour":"#036772"}},
  "alesund": {"municipality_ids":[1508],"district_ids":[],"configuration":{"colour":"#0d5c91"}},
  "alna": {"municipality_ids":[301],"district_ids":[30112],"configuration":{"colour":"#673671"}},
  "alta": {"municipality_ids":[5601],"district_ids":[],"configuration":{"colour":"#3a497e"}},
  "alver": {"municipality_ids":[4631],"district_ids":[],"configuration":{"colour":"#0a466f"}},
  "ardal": {"municipality_ids":[4643],"district_ids":[],"configuration":{"colour":"#11594f"}},
  "arendal": {"municipality_ids":[4203],"district_ids":[],"configuration":{"colour":"#085762"}},
  "as": {"municipality_ids":[3218],"district_ids":[],"configuration":{"colour":"#7c5181"}},
  "asker": {"municipality_ids":[3203],"district_ids":[],"configuration":{"colour":"#3b6e22","hasLeisureCard":true,"userCanClaimLeisureCard":true,"hasTickets":true,"hasSubsidiaryOrg":true,"data":{"amount":1500},"infoSlots":[{"type":"LEISURECARD","title":{"nb":"Fritidskonto","nn":"Fritidskonto","en":"Leisure account"},"cardTitle":{"nb":"Fritidskonto til barn og unge","nn":"Fritidskonto til barn og unge","en":"Leisure accounts for children and young people"},"content":{"nb":"Fritidskontoen er penger som barn og unge kan bruke på faste aktiviteter i fritiden.","nn":"Fritidskontoen er pengar som barn og unge kan bruke på faste aktivitetar i fritida.","en":"The leisure account is money that children and young people can spend on regular activities."},"links":[]},{"type":"TICKETS","title":{"nb":"Gratis billetter","nn":"Gratis billettar","en":"Free tickets"},"cardTitle":{"nb":"Gratis billetter","nn":"Gratis billettar","en":"Free tickets"},"content":{"nb":"Med fritidskontoen følger det gratis billetter til kino, svømmehall, kamper og konserter.","nn":"Med fritidskontoen følgjer det gratis billettar til kino, symjehall, kampar og konsertar.","en":"The leisure account comes with free tickets to the cinema, pool, matches and concerts."},"links":[]},{"type":"VOLUNTEER_WORK","title":{"nb":"Bli frivillig","nn":"Bli frivillig","en":"Become a volunteer"},"name":{"nb":"oppdragene","nn":"oppdraga","en":"the tasks"},"cardTitle":{"nb":"Gjør noe for andre","nn":"Gjer noko for andre","en":"Do something for others"},"content":{"nb":"Frivillige holder nabolaget i gang. Finn et oppdrag som passer for deg, stort eller lite.","nn":"Frivillige held nabolaget i gang. Finn eit oppdrag som passar for deg, stort eller lite.","en":"Volunteers keep the neighbourhood going. Find a task that suits you, large or small."},"url":"/events?filters=events-filtersquick-filter-volunteer%3Dtrue","links":[]},{"type":"FUNDING","title":{"nb":"Støtte til aktiviteter","nn":"Støtte til aktivitetar","en":"Support for activities"},"name":{"nb":"arrangørene","nn":"arrangørane","en":"the organisers"},"cardTitle":{"nb":"Trenger du hjelp til å betale?","nn":"Treng du hjelp til å betale?","en":"Do you need help with the cost?"},"content":{"nb":"Mange lag og kommuner kan dekke kontingent og utstyr. Spør arrangøren eller kommunen din.","nn":"Mange lag og kommunar kan dekkje kontingent og utstyr. Spør arrangøren eller kommunen din.","en":"Many clubs and municipalities can cover fees and equipment. Ask the organiser or your municipality."},"url":"/organisations","links":[]}]}},
  "asker-dev": {"municipality_ids":[3203],"district_ids":[],"configuration":{"colour":"#5d4b8c","hasLeisureCard":true,"hasSubsidiaryOrg":true,"hasPayment":true,"hasTickets":true,"data":{"amount":1500},"infoSlots":[{"type":"LEISURECARD","title":{"nb":"Fritidskonto","nn":"Fritidskonto","en":"Leisure account"},"cardTitle":{"nb":"Fritidskonto til barn og unge","nn":"Fritidskonto til barn og unge","en":"Leisure accounts for children and young people"},"content":{"nb":"Fritidskontoen er penger som barn og unge kan bruke på faste aktiviteter i fritiden.","nn":"Fritidskontoen er pengar som barn og unge kan bruke på faste aktivitetar i fritida.","en":"The leisure account is money that children and young people can spend on regular activities."},"links":[]},{"type":"TICKETS","title":{"nb":"Gratis billetter","nn":"Gratis billettar","en":"Free tickets"},"cardTitle":{"nb":"Gratis billetter","nn":"Gratis billettar","en":"Free tickets"},"content":{"nb":"Med fritidskontoen følger det gratis billetter til kino, svømmehall, kamper og konserter.","nn":"Med fritidskontoen følgjer det gratis billettar til kino, symjehall, kampar og konsertar.","en":"The leisure account comes with free tickets to the cinema, pool, matches and concerts."},"links":[]},{"type":"VOLUNTEER_WORK","title":{"nb":"Bli frivillig","nn":"Bli frivillig","en":"Become a volunteer"},"name":{"nb":"oppdragene","nn":"oppdraga","en":"the tasks"},"cardTitle":{"nb":"Gjør noe for andre","nn":"Gjer noko for andre","en":"Do something for others"},"content":{"nb":"Frivillige holder nabolaget i gang. Finn et oppdrag som passer for deg, stort eller lite.","nn":"Frivillige held nabolaget i gang. Finn eit oppdrag som passar for deg, stort eller lite.","en":"Volunteers keep the neighbourhood going. Find a task that suits you, large or small."},"url":"/events?filters=events-filtersquick-filter-volunteer%3Dtrue","links":[]},{"type":"FUNDING","title":{"nb":"Støtte til aktiviteter","nn":"Støtte til aktivitetar","en":"Support for activities"},"name":{"nb":"arrangørene","nn":"arrangørane","en":"the organisers"},"cardTitle":{"nb":"Trenger du hjelp til å betale?","nn":"Treng du hjelp til å betale?","en":"Do you need help with the cost?"},"content":{"nb":"Mange lag og kommuner kan dekke kontingent og utstyr. Spør arrangøren eller kommunen din.","nn":"Mange lag og kommunar kan dekkje kontingent og utstyr. Spør arrangøren eller kommunen din.","en":"Many clubs and municipalities can cover fees and equipment. Ask the organiser or your municipality."},"url":"/organisations","links":[]}]}},
  "askoy": {"municipality_ids":[4627],"district_ids":[],"configuration":{"colour":"#1d4e22"}},
  "aurland": {"municipality_ids":[4641],"district_ids":[],"configuration":{"colour":"#783f89"}},
  "austevoll": {"municipality_ids":[4625],"district_ids":[],"configuration":{"colour":"#4c6429"}},
  "baerum": {"municipality_ids":[3201],"district_ids":[],"configuration":{"colour":"#1b6b4a","hasSubsidiaryOrg":true}},
  "bergen": {"municipality_ids":[4601],"district_ids":[],"configuration":{"colour":"#c1272d","scene":"fjelltur","slogan":{"id":"culture-calendar","value":{"nb":"Mellom syv fjell\nskjer det alltid noe","nn":"Mellom sju fjell\nskjer det alltid noko","en":"Between the seven mountains\nthere is always something on"},"meaning":{"nb":"Byen ligger mellom syv fjell, og det er aldri langt til kulturen.","nn":"Byen ligg mellom sju fjell, og det er aldri langt til kulturen.","en":"The city lies between seven mountains, and culture is never far away."}}}},
  "bergen-dev": {"municipality_ids":[4601],"district_ids":[],"configuration":{"colour":"#6b4a4d","support_email":"test@nabolag.example"}},
  "bjerke": {"municipality_ids":[301],"district_ids":[30109],"configuration":{"colour":"#435793"}},
  "bjornafjorden": {"municipality_ids":[4624],"district_ids":[],"configuration":{"colour":"#0a5c3c"}},
  "bodo": {"municipality_ids":[1804],"district_ids":[],"configuration":{"colour":"#005f8f"}},
  "bomlo": {"municipality_ids":[4613],"district_ids":[],"configuration":{"colour":"#634b90"}},
  "bremanger": {"municipality_ids":[4648],"district_ids":[],"configuration":{"colour":"#04585c"}},
  "demo": {"municipality_ids":[],"district_ids":[],"configuration":{"name":{"nb":"nabolaget ditt","nn":"nabolaget ditt","en":"your neighbourhood"},"in_place":{"nb":"i hele landet","nn":"i heile landet","en":"across the country"},"slogan":{"description":{"nb":"Aktiviteter og frivillige oppdrag nær deg.","nn":"Aktivitetar og frivillige oppdrag nær deg.","en":"Activities and volunteering near you."}},"colour":"#7a4a12"}},
  "demo-avviklet": {"municipality_ids":[],"district_ids":[],"configuration":{"name":{"nb":"Avskjedsbyen","nn":"Avskilsbyen","en":"Farewell Town"},"colour":"#5a5348","sunset":true}},
  "demo-fritidskonto": {"municipality_ids":[3203],"district_ids":[],"configuration":{"name":{"nb":"Fritidsbyen","nn":"Fritidsbyen","en":"Leisure Town"},"colour":"#8a2f6b","hasLeisureCard":true,"userCanClaimLeisureCard":true,"canClaimInOrganization":true,"hasSubsidiaryOrg":true,"hasPayment":true,"hasTickets":true,"hasEquipment":true,"data":{"amount":2000},"infoSlots":[{"type":"LEISURECARD","title":{"nb":"Fritidskonto","nn":"Fritidskonto","en":"Leisure account"},"cardTitle":{"nb":"Fritidskonto til barn og unge","nn":"Fritidskonto til barn og unge","en":"Leisure accounts for children and young people"},"content":{"nb":"Fritidskontoen er penger som barn og unge kan bruke på faste aktiviteter i fritiden.","nn":"Fritidskontoen er pengar som barn og unge kan bruke på faste aktivitetar i fritida.","en":"The leisure account is money that children and young people can spend on regular activities."},"links":[]},{"type":"TICKETS","title":{"nb":"Gratis billetter","nn":"Gratis billettar","en":"Free tickets"},"cardTitle":{"nb":"Gratis billetter","nn":"Gratis billettar","en":"Free tickets"},"content":{"nb":"Med fritidskontoen følger det gratis billetter til kino, svømmehall, kamper og konserter.","nn":"Med fritidskontoen følgjer det gratis billettar til kino, symjehall, kampar og konsertar.","en":"The leisure account comes with free tickets to the cinema, pool, matches and concerts."},"links":[]},{"type":"EQUIPMENT_RENTAL","title":{"nb":"Lån utstyr gratis","nn":"Lån utstyr gratis","en":"Borrow equipment for free"},"name":{"nb":"BUA","nn":"BUA","en":"BUA"},"cardTitle":{"nb":"Lån utstyr","nn":"Lån utstyr","en":"Borrow equipment"},"content":{"nb":"Ski, skøyter, telt og kajakk i inntil sju dager. Det koster ingenting.","nn":"Ski, skeiser, telt og kajakk i inntil sju dagar. Det kostar ingenting.","en":"Skis, skates, tents and kayaks for up to seven days. It costs nothing."},"url":"https://www.bua.no","links":[]},{"type":"FOR_YOUTHS","title":{"nb":"For ungdom","nn":"For ungdom","en":"For young people"},"name":{"nb":"aktivitetene","nn":"aktivitetane","en":"the activities"},"cardTitle":{"nb":"For ungdom","nn":"For ungdom","en":"For young people"},"content":{"nb":"Fritidsklubber, åpen hall og verksted for deg som går på ungdomsskolen eller videregående.","nn":"Fritidsklubbar, open hall og verkstad for deg som går på ungdomsskulen eller vidaregåande.","en":"Youth clubs, open halls and workshops for those in lower and upper secondary school."},"minAge":13,"maxAge":19,"url":"/events?filters=events-filtersage-group%3Dteenager","links":[]},{"type":"FOR_SENIORS","title":{"nb":"For seniorer","nn":"For seniorar","en":"For seniors"},"name":{"nb":"aktivitetene","nn":"aktivitetane","en":"the activities"},"cardTitle":{"nb":"For seniorer","nn":"For seniorar","en":"For seniors"},"content":{"nb":"Kafé, kor, trim og turer. Kom alene eller ta med en venn.","nn":"Kafé, kor, trim og turar. Kom åleine eller ta med ein ven.","en":"Café, choir, exercise and walks. Come alone or bring a friend."},"minAge":60,"url":"/events?filters=events-filtersage-group%3Dpensioner","links":[]},{"type":"VOLUNTEER_WORK","title":{"nb":"Bli frivillig","nn":"Bli frivillig","en":"Become a volunteer"},"name":{"nb":"oppdragene","nn":"oppdraga","en":"the tasks"},"cardTitle":{"nb":"Gjør noe for andre","nn":"Gjer noko for andre","en":"Do something for others"},"content":{"nb":"Frivillige holder nabolaget i gang. Finn et oppdrag som passer for deg, stort eller lite.","nn":"Frivillige held nabolaget i gang. Finn eit oppdrag som passar for deg, stort eller lite.","en":"Volunteers keep the neighbourhood going. Find a task that suits you, large or small."},"url":"/events?filters=events-filtersquick-filter-volunteer%3Dtrue","links":[]},{"type":"VENUE","title":{"nb":"Lån et lokale","nn":"Lån eit lokale","en":"Borrow a venue"},"cardTitle":{"nb":"Lån et lokale","nn":"Lån eit lokale","en":"Borrow a venue"},"content":{"nb":"Gymsal, øvingsrom og grendehus for lag, foreninger og vennegjenger.\nØving for barn og unge går foran. Faste tider deles ut én gang i året.","nn":"Gymsal, øvingsrom og grendehus for lag, foreiningar og vennegjengar.\nØving for barn og unge går føre. Faste tider blir delte ut éin gong i året.","en":"Gyms, rehearsal rooms and village halls for clubs, associations and groups of friends.\nPractice for children and young people comes first. Regular slots are allotted once a year."},"links":[{"title":{"nb":"Ledige lokaler","nn":"Ledige lokale","en":"Free venues"},"url":"https://lokaler.fritidsbyen.example"},{"title":{"nb":"Regler og priser","nn":"Reglar og prisar","en":"Rules and prices"},"url":"https://www.fritidsbyen.example"}]},{"type":"DYNAMIC","title":{"nb":"Månedens arrangør","nn":"Arrangøren denne månaden","en":"Organiser of the month"},"name":{"nb":"arrangøren","nn":"arrangøren","en":"the organiser"},"cardTitle":{"nb":"Månedens arrangør","nn":"Arrangøren denne månaden","en":"Organiser of the month"},"content":{"nb":"Hver måned løfter vi fram noen som tar imot nye med åpne armer.","nn":"Kvar månad løftar vi fram nokon som tek imot nye med opne armar.","en":"Every month we point to someone who welcomes newcomers with open arms."},"url":"/organisations/01900000-0000-7000-8000-000000000100","links":[]},{"type":"ACTIVITY_GUIDE","title":{"nb":"Aktivitetsguide","nn":"Aktivitetsguide","en":"Activity guide"},"cardTitle":{"nb":"Aktivitetsguide","nn":"Aktivitetsguide","en":"Activity guide"},"content":{"nb":"En som blir med den første gangen. For barn og unge fra 6 år.\nGuiden hjelper deg å finne noe du har lyst til, tar kontakt med arrangøren og blir med til du er trygg på de andre.","nn":"Ein som blir med den første gongen. For barn og unge frå 6 år.\nGuiden hjelper deg å finne noko du har lyst til, tek kontakt med arrangøren og blir med til du er trygg på dei andre.","en":"Someone who comes along the first time. For children and young people from the age of 6.\nThe guide helps you find something you would like to do, gets in touch with the organiser and stays until you feel at home."},"minAge":6,"links":[]},{"type":"SUPPORT_CONTACT","title":{"nb":"Støttekontakt","nn":"Støttekontakt","en":"Support contact"},"cardTitle":{"nb":"Støttekontakt","nn":"Støttekontakt","en":"Support contact"},"content":{"nb":"En voksen å gjøre noe sammen med, etter vedtak fra kommunen.","nn":"Ein vaksen å gjere noko saman med, etter vedtak frå kommunen.","en":"An adult to do things with, by decision of the municipality."},"links":[{"title":{"nb":"Slik søker du","nn":"Slik søkjer du","en":"How to apply"},"url":"https://www.helsenorge.no"}]},{"type":"FUNDING","title":{"nb":"Tilskudd til lag og foreninger","nn":"Tilskot til lag og foreiningar","en":"Grants for clubs and associations"},"cardTitle":{"nb":"Tilskudd til lag og foreninger","nn":"Tilskot til lag og foreiningar","en":"Grants for clubs and associations"},"content":{"nb":"Støtte til drift, utstyr og nye tilbud. Frist 1. februar hvert år.","nn":"Støtte til drift, utstyr og nye tilbod. Frist 1. februar kvart år.","en":"Support for running costs, equipment and new offers. The deadline is 1 February every year."},"url":"https://www.fritidsbyen.example/tilskudd","links":[]}]}},
  "demo-nynorsk": {"municipality_ids":[4640],"district_ids":[],"configuration":{"name":{"nb":"Fjordbygda","nn":"Fjordbygda","en":"Fjord Village"},"colour":"#1f5b73","scene":"fjelltur","embed_origins":["https://www.fjordbygda.example"],"conversation_months":12,"infoPageTitle":{"nb":"Aktivitetskortet","nn":"Aktivitetskortet","en":"Activity card"},"infoSlots":[{"type":"LEISURECARD_CUSTOM","title":{"nb":"Aktivitetskortet","nn":"Aktivitetskortet","en":"The activity card"},"cardTitle":{"nb":"Én gratis aktivitet i året","nn":"Éin gratis aktivitet i året","en":"One free activity a year"},"content":{"nb":"For familier med samlet inntekt under 560 000 kroner i året før skatt.\nHvert barn får én gratis aktivitet i året, og den må gå minst 10 ganger i sesongen. Kortet er personlig og kan ikke overføres til andre.","nn":"For familiar med samla inntekt under 560 000 kroner i året før skatt.\nKvart barn får éin gratis aktivitet i året, og han må gå minst 10 gonger i sesongen. Kortet er personleg og kan ikkje overførast til andre.","en":"For families with a total income of less than 560,000 kroner a year before tax.\nEvery child gets one free activity a year, which must meet at least 10 times a season. The card is personal and can’t be transferred to anyone else."},"minAge":6,"maxAge":24,"amount":2200,"links":[{"title":{"nb":"Søk om kortet","nn":"Søk om kortet","en":"Apply for the card"},"url":"https://www.fjordbygda.example"}]},{"type":"VOLUNTEER_CENTERS","title":{"nb":"Frivilligsentralene i bygdene","nn":"Frivilligsentralane i bygdene","en":"The volunteer centres"},"cardTitle":{"nb":"Frivilligsentralene i bygdene","nn":"Frivilligsentralane i bygdene","en":"The volunteer centres"},"content":{"nb":"Det er to sentraler i kommunen, én på hver side av fjorden.","nn":"Det er to sentralar i kommunen, éin på kvar side av fjorden.","en":"There are two centres in the municipality, one on each side of the fjord."},"links":[{"title":{"nb":"Indre Fjordbygda","nn":"Indre Fjordbygda","en":"Inner Fjordbygda"},"url":"https://indre.fjordbygda.example"},{"title":{"nb":"Ytre Fjordbygda","nn":"Ytre Fjordbygda","en":"Outer Fjordbygda"},"url":"https://ytre.fjordbygda.example"}]},{"type":"OTHER","title":{"nb":"Skyss til aktivitet","nn":"Skyss til aktivitet","en":"A lift to activities"},"cardTitle":{"nb":"Skyss til aktivitet","nn":"Skyss til aktivitet","en":"A lift to activities"},"content":{"nb":"Bor du langt unna, kjører vi deg hjem fra trening og øving på tirsdager og torsdager.","nn":"Bur du langt unna, køyrer vi deg heim frå trening og øving på tysdagar og torsdagar.","en":"If you live far away, we drive you home from practice on Tuesdays and Thursdays."},"links":[]},{"type":"VOLUNTEER_WORK","title":{"nb":"Bli frivillig","nn":"Bli frivillig","en":"Become a volunteer"},"name":{"nb":"oppdragene","nn":"oppdraga","en":"the tasks"},"cardTitle":{"nb":"Gjør noe for andre","nn":"Gjer noko for andre","en":"Do something for others"},"content":{"nb":"Frivillige holder nabolaget i gang. Finn et oppdrag som passer for deg, stort eller lite.","nn":"Frivillige held nabolaget i gang. Finn eit oppdrag som passar for deg, stort eller lite.","en":"Volunteers keep the neighbourhood going. Find a task that suits you, large or small."},"url":"/events?filters=events-filtersquick-filter-volunteer%3Dtrue","links":[]},{"type":"ACTIVITY_GUIDE","title":{"nb":"Aktivitetsguide","nn":"Aktivitetsguide","en":"Activity guide"},"cardTitle":{"nb":"Aktivitetsguide","nn":"Aktivitetsguide","en":"Activity guide"},"content":{"nb":"En som blir med den første gangen. For barn og unge fra 6 år.\nGuiden hjelper deg å finne noe du har lyst til, tar kontakt med arrangøren og blir med til du er trygg på de andre.","nn":"Ein som blir med den første gongen. For barn og unge frå 6 år.\nGuiden hjelper deg å finne noko du har lyst til, tek kontakt med arrangøren og blir med til du er trygg på dei andre.","en":"Someone who comes along the first time. For children and young people from the age of 6.\nThe guide helps you find something you would like to do, gets in touch with the organiser and stays until you feel at home."},"minAge":6,"links":[]}]}},
  "demo-utstyr": {"municipality_ids":[3405],"district_ids":[],"configuration":{"name":{"nb":"Utstyrsbygda","nn":"Utstyrsbygda","en":"Equipment Village"},"colour":"#2c5f8a","scene":"fjelltur","hasTickets":true,"hasEquipment":true,"infoPageTitle":{"nb":"Utstyr og billetter","nn":"Utstyr og billettar","en":"Equipment and tickets"},"infoSlots":[{"type":"EQUIPMENT_RENTAL","title":{"nb":"Utstyrsbua","nn":"Utstyrsbua","en":"The equipment shed"},"name":{"nb":"BUA","nn":"BUA","en":"BUA"},"cardTitle":{"nb":"Lån utstyr","nn":"Lån utstyr","en":"Borrow equipment"},"content":{"nb":"Alt du trenger til en helg ute, fra pulk til klatresko.","nn":"Alt du treng til ei helg ute, frå pulk til klatresko.","en":"Everything you need for a weekend outdoors, from sledges to climbing shoes."},"url":"https://www.bua.no","links":[]},{"type":"TICKETS_CUSTOM","title":{"nb":"Opplevelseskortet","nn":"Opplevingskortet","en":"The experience card"},"cardTitle":{"nb":"Opplevelseskortet","nn":"Opplevingskortet","en":"The experience card"},"content":{"nb":"Gratis inngang til svømmehall, kino og museum for familier som trenger det. Spør på servicekontoret.","nn":"Gratis inngang til symjehall, kino og museum for familiar som treng det. Spør på servicekontoret.","en":"Free entry to the pool, cinema and museum for families who need it. Ask at the service office."},"links":[]},{"type":"VOLUNTEER_CENTRE","title":{"nb":"Frivilligsentralen","nn":"Frivilligsentralen","en":"The volunteer centre"},"name":{"nb":"Frivilligsentralen","nn":"Frivilligsentralen","en":"the volunteer centre"},"cardTitle":{"nb":"Frivilligsentralen","nn":"Frivilligsentralen","en":"The volunteer centre"},"content":{"nb":"Møteplass, besøksvenner og dugnad. Døra er åpen hver dag.","nn":"Møteplass, besøksvener og dugnad. Døra er open kvar dag.","en":"A meeting place, visiting friends and working bees. The door is open every day."},"url":"https://frivilligsentral.no","links":[]},{"type":"FUNDING","title":{"nb":"Støtte til aktiviteter","nn":"Støtte til aktivitetar","en":"Support for activities"},"name":{"nb":"arrangørene","nn":"arrangørane","en":"the organisers"},"cardTitle":{"nb":"Trenger du hjelp til å betale?","nn":"Treng du hjelp til å betale?","en":"Do you need help with the cost?"},"content":{"nb":"Mange lag og kommuner kan dekke kontingent og utstyr. Spør arrangøren eller kommunen din.","nn":"Mange lag og kommunar kan dekkje kontingent og utstyr. Spør arrangøren eller kommunen din.","en":"Many clubs and municipalities can cover fees and equipment. Ask the organiser or your municipality."},"url":"/organisations","links":[]}]}},
  "drammen": {"municipality_ids":[3301],"district_ids":[],"configuration":{"colour":"#00607a"}},
  "eidfjord": {"municipality_ids":[4619],"district_ids":[],"configuration":{"colour":"#953a1b"}},
  "eidsvoll": {"municipality_ids":[3240],"district_ids":[],"configuration":{"colour":"#1a4f81"}},
  "eigersund": {"municipality_ids":[1101],"district_ids":[],"configuration":{"colour":"#5c3e71"}},
  "elverum": {"municipality_ids":[3420],"district_ids":[],"configuration":{"colour":"#834a2b"}},
  "fredrikstad": {"municipality_ids":[3107],"district_ids":[],"configuration":{"colour":"#2b4a8b"}},
  "frogn": {"municipality_ids":[3214],"district_ids":[],"configuration":{"colour":"#054a5e"}},
  "frogner": {"municipality_ids":[301],"district_ids":[30105],"configuration":{"colour":"#765412"}},
  "gamle-oslo": {"municipality_ids":[301],"district_ids":[30101],"configuration":{"colour":"#2d5e8b"}},
  "gjovik": {"municipality_ids":[3407],"district_ids":[],"configuration":{"colour":"#733d00"}},
  "gloppen": {"municipality_ids":[4650],"district_ids":[],"configuration":{"colour":"#3f3874"}},
  "gol": {"municipality_ids":[3324],"district_ids":[],"configuration":{"colour":"#67559c"}},
  "grimstad": {"municipality_ids":[4202],"district_ids":[],"configuration":{"colour":"#6f5492"}},
  "grorud": {"municipality_ids":[301],"district_ids":[30110],"configuration":{"colour":"#6c2d08"}},
  "grunerlokka": {"municipality_ids":[301],"district_ids":[30102],"configuration":{"colour":"#6a2c28"}},
  "halden": {"municipality_ids":[3101],"district_ids":[],"configuration":{"colour":"#0a5470"}},
  "hamar": {"municipality_ids":[3403],"district_ids":[],"configuration":{"colour":"#582c6a"}},
  "hamaroy": {"municipality_ids":[1875],"district_ids":[],"configuration":{"colour":"#076482"}},
  "hammerfest": {"municipality_ids":[5603],"district_ids":[],"configuration":{"colour":"#8a4a72"}},
  "hareid": {"municipality_ids":[1517],"district_ids":[],"configuration":{"colour":"#106b51"}},
  "harstad": {"municipality_ids":[5503],"district_ids":[],"configuration":{"colour":"#004f38"}},
  "hattfjelldal": {"municipality_ids":[1826],"district_ids":[],"configuration":{"colour":"#5d4b0c"}},
  "haugesund": {"municipality_ids":[1106],"district_ids":[],"configuration":{"colour":"#374a08"}},
  "hemsedal": {"municipality_ids":[3326],"district_ids":[],"configuration":{"colour":"#6b4301"}},
  "heroy-more-og-romsdal": {"municipality_ids":[1515],"district_ids":[],"configuration":{"colour":"#4e3468"}},
  "holmestrand": {"municipality_ids":[3903],"district_ids":[],"configuration":{"colour":"#691f5d"}},
  "horten": {"municipality_ids":[3901],"district_ids":[],"configuration":{"colour":"#00686b","hasLeisureCard":true}},
  "hoyanger": {"municipality_ids":[4638],"district_ids":[],"configuration":{"colour":"#793240"}},
  "indre-ostfold": {"municipality_ids":[3118],"district_ids":[],"configuration":{"colour":"#865911"}},
  "kafjord": {"municipality_ids":[5540],"district_ids":[],"configuration":{"colour":"#7d4997"}},
  "karasjok": {"municipality_ids":[5610],"district_ids":[],"configuration":{"colour":"#1d4f9c"}},
  "karmoy": {"municipality_ids":[1149],"district_ids":[],"configuration":{"colour":"#824165"}},
  "kautokeino": {"municipality_ids":[5612],"district_ids":[],"configuration":{"colour":"#b3261e"}},
  "kinn": {"municipality_ids":[4602],"district_ids":[],"configuration":{"colour":"#157170"}},
  "klepp": {"municipality_ids":[1120],"district_ids":[],"configuration":{"colour":"#4c5bac"}},
  "kongsberg": {"municipality_ids":[3303],"district_ids":[],"configuration":{"colour":"#5c5c95"}},
  "kongsvinger": {"municipality_ids":[3401],"district_ids":[],"configuration":{"colour":"#104d47"}},
  "kristiansand": {"municipality_ids":[4204],"district_ids":[],"configuration":{"colour":"#1a5fa8"}},
  "kristiansund": {"municipality_ids":[1505],"district_ids":[],"configuration":{"colour":"#6d2345"}},
  "kvam": {"municipality_ids":[4622],"district_ids":[],"configuration":{"colour":"#713653"}},
  "kvinnherad": {"municipality_ids":[4617],"district_ids":[],"configuration":{"colour":"#5b3b00"}},
  "laerdal": {"municipality_ids":[4642],"district_ids":[],"configuration":{"colour":"#0c6c93"}},
  "larvik": {"municipality_ids":[3909],"district_ids":[],"configuration":{"colour":"#492e7f"}},
  "lavangen": {"municipality_ids":[5518],"district_ids":[],"configuration":{"colour":"#3d723c"}},
  "levanger": {"municipality_ids":[5037],"district_ids":[],"configuration":{"colour":"#4d427f"}},
  "lier": {"municipality_ids":[3312],"district_ids":[],"configuration":{"colour":"#78182b"}},
  "lillehammer": {"municipality_ids":[3405],"district_ids":[],"configuration":{"colour":"#8a2432"}},
  "lillestrom": {"municipality_ids":[3205],"district_ids":[],"configuration":{"colour":"#3a6926"}},
  "lom": {"municipality_ids":[3434],"district_ids":[],"configuration":{"colour":"#632c4d"}},
  "lorenskog": {"municipality_ids":[3222],"district_ids":[],"configuration":{"colour":"#026d42"}},
  "luster": {"municipality_ids":[4644],"district_ids":[],"configuration":{"colour":"#8e5137"}},
  "lyngen": {"municipality_ids":[5536],"district_ids":[],"configuration":{"colour":"#88497d"}},
  "midt-telemark": {"municipality_ids":[4020],"district_ids":[],"configuration":{"colour":"#05502d"}},
  "molde": {"municipality_ids":[1506],"district_ids":[],"configuration":{"colour":"#776107"}},
  "moss": {"municipality_ids":[3103],"district_ids":[],"configuration":{"colour":"#86262e"}},
  "nabolag": {"municipality_ids":[],"district_ids":[],"configuration":{"name":{"nb":"nabolaget ditt","nn":"nabolaget ditt","en":"your neighbourhood"},"in_place":{"nb":"i hele landet","nn":"i heile landet","en":"across the country"},"slogan":{"description":{"nb":"Aktiviteter og frivillige oppdrag nær deg.","nn":"Aktivitetar og frivillige oppdrag nær deg.","en":"Activities and volunteering near you."}}}},
  "namsos": {"municipality_ids":[5007],"district_ids":[],"configuration":{"colour":"#7f4e08"}},
  "narvik": {"municipality_ids":[1806],"district_ids":[],"configuration":{"colour":"#4a7028"}},
  "nesodden": {"municipality_ids":[3212],"district_ids":[],"configuration":{"colour":"#0d4b52"}},
  "nesseby": {"municipality_ids":[5636],"district_ids":[],"configuration":{"colour":"#6d3b7d"}},
  "nittedal": {"municipality_ids":[3232],"district_ids":[],"configuration":{"colour":"#0b628c"}},
  "nordre-aker": {"municipality_ids":[301],"district_ids":[30108],"configuration":{"colour":"#395815"}},
  "nordre-follo": {"municipality_ids":[3207],"district_ids":[],"configuration":{"colour":"#934f1d"}},
  "nordreisa": {"municipality_ids":[5544],"district_ids":[],"configuration":{"colour":"#874804"}},
  "nordstrand": {"municipality_ids":[301],"district_ids":[30114],"configuration":{"colour":"#974550"}},
  "notodden": {"municipality_ids":[4005],"district_ids":[],"configuration":{"colour":"#70570f"}},
  "oppdal": {"municipality_ids":[5021],"district_ids":[],"configuration":{"colour":"#1a5d09"}},
  "orsta": {"municipality_ids":[1520],"district_ids":[],"configuration":{"colour":"#3165a0"}},
  "oslo": {"municipality_ids":[301],"district_ids":[],"configuration":{"colour":"#1f42aa"}},
  "oslo-dev": {"municipality_ids":[301],"district_ids":[],"configuration":{"colour":"#4a4f63","support_email":"test@nabolag.example"}},
  "ostensjo": {"municipality_ids":[301],"district_ids":[30113],"configuration":{"colour":"#034867"}},
  "osteroy": {"municipality_ids":[4630],"district_ids":[],"configuration":{"colour":"#2b4072"}},
  "ovre-eiker": {"municipality_ids":[3314],"district_ids":[],"configuration":{"colour":"#00773d"}},
  "oygarden": {"municipality_ids":[4626],"district_ids":[],"configuration":{"colour":"#944a48"}},
  "porsanger": {"municipality_ids":[5622],"district_ids":[],"configuration":{"colour":"#2f5d8c"}},
  "porsgrunn": {"municipality_ids":[4001],"district_ids":[],"configuration":{"colour":"#7d3317"}},
  "rana": {"municipality_ids":[1833],"district_ids":[],"configuration":{"colour":"#8a423a"}},
  "ringerike": {"municipality_ids":[3305],"district_ids":[],"configuration":{"colour":"#854451"}},
  "ringsaker": {"municipality_ids":[3411],"district_ids":[],"configuration":{"colour":"#15695a"}},
  "roros": {"municipality_ids":[5025],"district_ids":[],"configuration":{"colour":"#8a3b1e"}},
  "royrvik": {"municipality_ids":[5043],"district_ids":[],"configuration":{"colour":"#444387"}},
  "sagene": {"municipality_ids":[301],"district_ids":[30103],"configuration":{"colour":"#267355"}},
  "sandefjord": {"municipality_ids":[3907],"district_ids":[],"configuration":{"colour":"#085956"}},
  "sandnes": {"municipality_ids":[1108],"district_ids":[],"configuration":{"colour":"#0f6a5b"}},
  "sarpsborg": {"municipality_ids":[3105],"district_ids":[],"configuration":{"colour":"#754875"}},
  "sauda": {"municipality_ids":[1135],"district_ids":[],"configuration":{"colour":"#076963"}},
  "seljord": {"municipality_ids":[4022],"district_ids":[],"configuration":{"colour":"#8e3d43"}},
  "senja": {"municipality_ids":[5530],"district_ids":[],"configuration":{"colour":"#15745e"}},
  "skien": {"municipality_ids":[4003],"district_ids":[],"configuration":{"colour":"#333a7c"}},
  "snasa": {"municipality_ids":[5041],"district_ids":[],"configuration":{"colour":"#35633a"}},
  "sogndal": {"municipality_ids":[4640],"district_ids":[],"configuration":{"colour":"#4c50a2"}},
  "sondre-nordstrand": {"municipality_ids":[301],"district_ids":[30115],"configuration":{"colour":"#205b33"}},
  "sor-varanger": {"municipality_ids":[5605],"district_ids":[],"configuration":{"colour":"#315a97"}},
  "st-hanshaugen": {"municipality_ids":[301],"district_ids":[30104],"configuration":{"colour":"#5a3787"}},
  "stad": {"municipality_ids":[4649],"district_ids":[],"configuration":{"colour":"#8b551b"}},
  "stavanger": {"municipality_ids":[1103],"district_ids":[],"configuration":{"colour":"#174a7c"}},
  "steinkjer": {"municipality_ids":[5006],"district_ids":[],"configuration":{"colour":"#0f6578"}},
  "stjordal": {"municipality_ids":[5035],"district_ids":[],"configuration":{"colour":"#64470e"}},
  "stord": {"municipality_ids":[4614],"district_ids":[],"configuration":{"colour":"#6b3666"}},
  "storfjord": {"municipality_ids":[5538],"district_ids":[],"configuration":{"colour":"#0c4c4d"}},
  "stovner": {"municipality_ids":[301],"district_ids":[30111],"configuration":{"colour":"#1c7268"}},
  "stranda": {"municipality_ids":[1525],"district_ids":[],"configuration":{"colour":"#125668"}},
  "stryn": {"municipality_ids":[4651],"district_ids":[],"configuration":{"colour":"#2d6a39"}},
  "suldal": {"municipality_ids":[1134],"district_ids":[],"configuration":{"colour":"#773a0f"}},
  "sunnfjord": {"municipality_ids":[4647],"district_ids":[],"configuration":{"colour":"#663305"}},
  "sykkylven": {"municipality_ids":[1528],"district_ids":[],"configuration":{"colour":"#7c5e1c"}},
  "tana": {"municipality_ids":[5628],"district_ids":[],"configuration":{"colour":"#15616d"}},
  "time": {"municipality_ids":[1121],"district_ids":[],"configuration":{"colour":"#244e03"}},
  "tjeldsund": {"municipality_ids":[5512],"district_ids":[],"configuration":{"colour":"#6c273a"}},
  "tonsberg": {"municipality_ids":[3905],"district_ids":[],"configuration":{"colour":"#2e6992"}},
  "tromso": {"municipality_ids":[5501],"district_ids":[],"configuration":{"colour":"#8c2f39"}},
  "tromso-vis": {"municipality_ids":[5501],"district_ids":[],"configuration":{"colour":"#7a3e6b","scene":"fjelltur"}},
  "trondheim": {"municipality_ids":[5001],"district_ids":[],"configuration":{"colour":"#0b5d7a","scene":"fjelltur","slogan":{"value":{"nb":"Fra Midtbyen til marka\ner det plass til deg","nn":"Frå Midtbyen til marka\ner det plass til deg","en":"From the city centre to the forest\nthere is room for you"},"meaning":{"nb":"I hele kommunen er det noe å være med på.","nn":"I heile kommunen er det noko å vere med på.","en":"There is something to join in with all over the municipality."}}}},
  "trondheim-dev": {"municipality_ids":[5001],"district_ids":[],"configuration":{"colour":"#455a63","support_email":"test@nabolag.example"}},
  "ullensaker": {"municipality_ids":[3209],"district_ids":[],"configuration":{"colour":"#44629c"}},
  "ullensvang": {"municipality_ids":[4618],"district_ids":[],"configuration":{"colour":"#196f7e"}},
  "ullern": {"municipality_ids":[301],"district_ids":[30106],"configuration":{"colour":"#114a57"}},
  "ulstein": {"municipality_ids":[1516],"district_ids":[],"configuration":{"colour":"#76382e"}},
  "ulvik": {"municipality_ids":[4620],"district_ids":[],"configuration":{"colour":"#034e41"}},
  "vadso": {"municipality_ids":[5607],"district_ids":[],"configuration":{"colour":"#712613"}},
  "vaga": {"municipality_ids":[3435],"district_ids":[],"configuration":{"colour":"#204993"}},
  "vagan": {"municipality_ids":[1865],"district_ids":[],"configuration":{"colour":"#8d4c5e"}},
  "vestnes": {"municipality_ids":[1535],"district_ids":[],"configuration":{"colour":"#91355a"}},
  "vestre-aker": {"municipality_ids":[301],"district_ids":[30107],"configuration":{"colour":"#993e69"}},
  "vindafjord": {"municipality_ids":[1160],"district_ids":[],"configuration":{"colour":"#5d2d5f"}},
  "vinje": {"municipality_ids":[4036],"district_ids":[],"configuration":{"colour":"#0f5279"}},
  "volda": {"municipality_ids":[1577],"district_ids":[],"configuration":{"colour":"#814070"}},
  "voss": {"municipality_ids":[4621],"district_ids":[],"configuration":{"colour":"#2d5f9a"}}
}$tenants$::jsonb) as entry;

insert into tenant (key, municipality_ids, district_ids, created_at)
select key, array(select jsonb_array_elements_text(value -> 'municipality_ids')::integer),
  array(select jsonb_array_elements_text(value -> 'district_ids')::integer), now()
from shipped;

insert into tenant_version (id, tenant_key, number, state, configuration, changed_at, published_at)
select (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
    || '8' || substr(md5(random()::text), 1, 15))::uuid, key, 1, 'published', value -> 'configuration', now(), now()
from shipped;
