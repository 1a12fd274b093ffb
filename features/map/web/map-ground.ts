import { type Map as DrawnMap, layerGroup, marker, tileLayer } from 'leaflet';
import type { MapPlace } from '../contract.ts';
import { DEEPEST_ZOOM } from '../rules.ts';
import { nameIcon } from './marker-elements.ts';
import { namesWithRoom } from './place-names.ts';

/** Kartverket's pictures end here; nearer they are enlarged. */
const DEEPEST_PICTURES = 18;
/** One lost picture may be chance. */
const LOST_BEFORE_GIVING_UP = 3;
const MAX_NAMES = 40;

/** Pictures from the tile server. If they do not come, they are taken away again and `onLost` is told. */
export function layTiles(map: DrawnMap, url: string, onLost: () => void): void {
  let lost = 0;
  let hasCome = false;
  const tiles = tileLayer(url, {
    maxZoom: DEEPEST_ZOOM,
    maxNativeZoom: DEEPEST_PICTURES,
  });
  tiles.on('tileload', () => {
    hasCome = true;
  });
  tiles.on('tileerror', () => {
    lost += 1;
    if (hasCome || lost < LOST_BEFORE_GIVING_UP || !map.hasLayer(tiles)) return;
    tiles.remove();
    onLost();
  });
  tiles.addTo(map);
}

/** The names of places, as many as have room: with the land enough to know where one is, without any pictures. */
export function writeNames(map: DrawnMap, places: readonly MapPlace[]): () => void {
  const pane = map.getPane('names') ?? map.createPane('names');
  pane.setAttribute('aria-hidden', 'true');
  const names = layerGroup().addTo(map);
  const write = () => {
    names.clearLayers();
    const seen = map.getBounds().pad(0.1);
    const placed = places
      .filter(({ lat, lng }) => seen.contains([lat, lng]))
      .map((place) => ({ ...place, ...map.latLngToContainerPoint([place.lat, place.lng]) }));
    for (const { name, lat, lng } of namesWithRoom(placed, MAX_NAMES)) {
      marker([lat, lng], { icon: nameIcon(name), interactive: false, keyboard: false, pane: 'names' }).addTo(names);
    }
  };
  write();
  map.on('moveend', write);
  return () => {
    map.off('moveend', write);
    names.remove();
  };
}
