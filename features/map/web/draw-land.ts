import { type Map as DrawnMap, polygon, svg } from 'leaflet';
import land from './land.json';
import { cornersIn } from './land-shapes.ts';

/** Land on a ground of water, about a kilometre exact: enough to know one's fjord. Comes only where there are no pictures. */
export function drawLand(map: DrawnMap): void {
  const pane = map.getPane('land') ?? map.createPane('land');
  pane.setAttribute('aria-hidden', 'true');
  polygon(
    land.rings.map((written) => [cornersIn(written).map(([lat, lng]): [number, number] => [lat, lng])]),
    { pane: 'land', renderer: svg({ pane: 'land', padding: 0.5 }), interactive: false, stroke: false, fillOpacity: 1 },
  ).addTo(map);
}
