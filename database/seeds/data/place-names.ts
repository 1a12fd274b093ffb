/** Parts of the larger towns, by municipality number. Elsewhere the generator takes from `ANYWHERE`. */
export const NEIGHBOURHOODS: Readonly<Record<number, readonly string[]>> = {
  1103: ['Tasta', 'Hinna', 'Madla', 'Storhaug', 'Våland', 'Hundvåg', 'Hillevåg'],
  3201: ['Sandvika', 'Bekkestua', 'Fornebu', 'Rykkinn', 'Stabekk', 'Kolsås', 'Rud'],
  4204: ['Vågsbygd', 'Lund', 'Randesund', 'Søgne', 'Kvadraturen', 'Tveit', 'Hånes'],
  4601: ['Åsane', 'Fana', 'Laksevåg', 'Fyllingsdalen', 'Arna', 'Nordnes', 'Landås'],
  5001: ['Lade', 'Byåsen', 'Heimdal', 'Saupstad', 'Ranheim', 'Nardo', 'Tiller'],
};

export const ANYWHERE: Readonly<Record<'nb' | 'nn', readonly string[]>> = {
  nb: ['Solbakken', 'Nordbyen', 'Elvebakken', 'Haugen', 'Fjellheim', 'Moen', 'Lia', 'Strandheim', 'Åsen', 'Vika'],
  nn: ['Solbakken', 'Nordbygda', 'Elvebakkane', 'Haugane', 'Fjellheim', 'Moane', 'Lia', 'Strandheim', 'Åsane', 'Vika'],
};

type DistrictPlace = { lat: number; lng: number; parts: readonly string[] };

/** Districts with a point of their own, by the register's number. */
export const DISTRICT_PLACES: Readonly<Record<number, DistrictPlace>> = {
  30101: { lat: 59.908, lng: 10.778, parts: ['Tøyen', 'Grønland', 'Kampen', 'Vålerenga'] },
  30102: { lat: 59.925, lng: 10.765, parts: ['Grünerløkka', 'Sofienberg', 'Rodeløkka'] },
  30103: { lat: 59.938, lng: 10.757, parts: ['Sagene', 'Torshov', 'Bjølsen'] },
  30104: { lat: 59.927, lng: 10.738, parts: ['St. Hanshaugen', 'Bislett', 'Adamstua'] },
  30105: { lat: 59.918, lng: 10.708, parts: ['Frogner', 'Majorstuen', 'Skillebekk'] },
  30106: { lat: 59.925, lng: 10.658, parts: ['Skøyen', 'Ullern', 'Lilleaker'] },
  30107: { lat: 59.955, lng: 10.672, parts: ['Slemdal', 'Vinderen', 'Røa'] },
  30108: { lat: 59.955, lng: 10.762, parts: ['Nydalen', 'Korsvoll', 'Kjelsås', 'Tåsen'] },
  30109: { lat: 59.937, lng: 10.81, parts: ['Økern', 'Linderud', 'Årvoll'] },
  30110: { lat: 59.961, lng: 10.88, parts: ['Grorud', 'Ammerud', 'Romsås'] },
  30111: { lat: 59.962, lng: 10.922, parts: ['Stovner', 'Vestli', 'Haugenstua'] },
  30112: { lat: 59.936, lng: 10.85, parts: ['Furuset', 'Tveita', 'Lindeberg', 'Ellingsrud'] },
  30113: { lat: 59.89, lng: 10.83, parts: ['Bøler', 'Oppsal', 'Manglerud', 'Skullerud'] },
  30114: { lat: 59.862, lng: 10.795, parts: ['Lambertseter', 'Ljan', 'Bekkelaget'] },
  30115: { lat: 59.838, lng: 10.828, parts: ['Holmlia', 'Mortensrud', 'Bjørndal'] },
  30116: { lat: 59.911, lng: 10.745, parts: ['Kvadraturen', 'Vaterland', 'Vika'] },
  30117: { lat: 59.985, lng: 10.73, parts: ['Sognsvann', 'Skar', 'Sørkedalen'] },
};
