import { control, type Map as DrawnMap, map as leafletMap, type Marker, marker } from 'leaflet';
import type { MapMarker, MapPlace } from '../contract.ts';
import { nearestMarker } from '../grid.ts';
import { type Box, boxIn, boxText, COUNTRY_BOX, DEEPEST_ZOOM, type Point, WIDEST_ZOOM } from '../rules.ts';
import { layTiles, writeNames } from './map-ground.ts';
import { iconOf, markerKey } from './marker-elements.ts';
import './map-drawing.module.css';

export type MapView = { box: Box; zoom: number };

export type MapOptions = {
  /** With a zoom the view is exactly that; without, the box fills the map. */
  view: { box: Box; zoom: number | null };
  tilesUrl: string | null;
  /** For a user who has asked for little motion nothing glides. */
  isStill: boolean;
  onMove(view: MapView): void;
  onChoose(marker: MapMarker | null): void;
  onTilesLost(): void;
};

export type DrawnEvents = {
  show(view: MapOptions['view']): void;
  zoomBy(steps: number): void;
  /** By thirds of what is seen, to the right and down. */
  panBy(right: number, down: number): void;
  setMarkers(markers: readonly MapMarker[]): void;
  highlight(point: Point | null): void;
  /** Land, water and the names of places, where there are no pictures. */
  layPlainGround(places: readonly MapPlace[]): void;
  viewNow(): MapView;
  end(): void;
};

const AIR_PIXELS = 24;
const STEPS_INTO_CLUSTER = 2;

/** The map itself, outside React: this file and Leaflet come when a map is to be shown, and never on the server. */
export function drawMap(element: HTMLElement, options: MapOptions): DrawnEvents {
  const { isStill } = options;
  const map = leafletMap(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: WIDEST_ZOOM,
    maxZoom: DEEPEST_ZOOM,
    maxBounds: boundsOf(COUNTRY_BOX),
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    // One finger moves the page, two the map; there are buttons for those who have but one.
    dragging: !matchMedia('(pointer: coarse)').matches,
    // The wheel belongs to the page until a user has taken hold of the map.
    scrollWheelZoom: false,
    trackResize: false,
  });
  show(map, options.view);
  const moves = reportMoves(map, options.onMove);
  control.scale({ imperial: false }).addTo(map);
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  map.on('click', () => options.onChoose(null));
  if (options.tilesUrl) layTiles(map, options.tilesUrl, options.onTilesLost);

  const shown = new Map<string, { drawn: Marker; data: MapMarker }>();
  let highlighted: Marker | null = null;
  let eraseNames = () => {};
  let hasLand = false;
  let isOver = false;
  // 300 stops on the way through the page would help nobody: the list has the same events, in an order that can be read.
  map.getPane('markerPane')?.setAttribute('aria-hidden', 'true');

  const choose = (data: MapMarker) => {
    if (data.events.length > 0) return options.onChoose(data);
    map.setView([data.lat, data.lng], Math.min(map.getZoom() + STEPS_INTO_CLUSTER, DEEPEST_ZOOM), {
      animate: !isStill,
    });
  };

  return {
    show: (view) => moves.quietly(() => show(map, view)),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !isStill }),
    panBy(right, down) {
      const { x, y } = map.getSize();
      map.panBy([(right * x) / 3, (down * y) / 3], { animate: !isStill });
    },
    setMarkers(markers) {
      const wanted = new Map(markers.map((each) => [markerKey(each), each]));
      for (const [key, { drawn }] of shown) {
        if (wanted.has(key)) continue;
        drawn.remove();
        shown.delete(key);
      }
      for (const [key, data] of wanted) {
        const there = shown.get(key);
        if (there) {
          there.data = data;
          continue;
        }
        const entry = { drawn: marker([data.lat, data.lng], { icon: iconOf(data), keyboard: false }), data };
        entry.drawn.on('click', () => choose(entry.data)).addTo(map);
        shown.set(key, entry);
      }
    },
    highlight(point) {
      highlighted?.getElement()?.removeAttribute('data-highlighted');
      highlighted?.setZIndexOffset(0);
      const all = [...shown.values()].map(({ drawn, data }) => ({ drawn, lat: data.lat, lng: data.lng }));
      highlighted = (point && nearestMarker(all, point)?.drawn) ?? null;
      highlighted?.getElement()?.setAttribute('data-highlighted', '');
      highlighted?.setZIndexOffset(1000);
    },
    layPlainGround(places) {
      eraseNames();
      eraseNames = writeNames(map, places);
      if (hasLand) return;
      hasLand = true;
      import('./draw-land.ts').then(
        ({ drawLand }) => {
          if (!isOver) drawLand(map);
        },
        () => {
          hasLand = false;
        },
      );
    },
    viewNow: () => viewOf(map),
    end() {
      isOver = true;
      moves.end();
      map.remove();
    },
  };
}

function show(map: DrawnMap, { box, zoom }: MapOptions['view']) {
  const [west, south, east, north] = box;
  if (zoom === null) map.fitBounds(boundsOf(box), { padding: [AIR_PIXELS, AIR_PIXELS], animate: false });
  else map.setView([(south + north) / 2, (west + east) / 2], zoom, { animate: false });
}

/** Tells where the visitor has moved the map, not where it was put. */
function reportMoves(map: DrawnMap, onMove: (view: MapView) => void) {
  let isQuiet = false;
  let hasMoved = false;
  const quietly = (work: () => void) => {
    isQuiet = true;
    work();
    isQuiet = false;
    hasMoved = false;
  };
  map.on('moveend', () => {
    if (isQuiet) return;
    hasMoved = true;
    onMove(viewOf(map));
  });
  const sizes = new ResizeObserver(() => {
    const before = hasMoved;
    quietly(() => map.invalidateSize({ animate: false, pan: false }));
    hasMoved = before;
    // What is seen has changed with the size; as long as nobody has moved the map, it is still the first view.
    if (hasMoved) onMove(viewOf(map));
  });
  sizes.observe(map.getContainer());
  return { quietly, end: () => sizes.disconnect() };
}

function viewOf(map: DrawnMap): MapView {
  const seen = map.getBounds();
  // As it will be read from the address: a wide screen shows more than the country.
  const text = boxText([seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()]);
  return { box: boxIn(text) ?? COUNTRY_BOX, zoom: map.getZoom() };
}

const boundsOf = ([west, south, east, north]: Box): [[number, number], [number, number]] => [
  [south, west],
  [north, east],
];
