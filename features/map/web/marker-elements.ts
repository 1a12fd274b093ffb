import { type DivIcon, divIcon } from 'leaflet';
import type { MapMarker } from '../contract.ts';
import { discSize, shortCount } from './cluster-disc.ts';
import styles from './map-drawing.module.css';

/** Which markers stay as they are when the map is asked again. */
export const markerKey = ({ lat, lng, count }: MapMarker): string => `${lat.toFixed(6)} ${lng.toFixed(6)} ${count}`;

export function iconOf(marker: MapMarker): DivIcon {
  return iconWith(marker.count === 1 ? pin() : disc(marker.count));
}

export function nameIcon(name: string): DivIcon {
  const label = document.createElement('span');
  label.className = styles.name ?? '';
  label.textContent = name;
  return iconWith(label);
}

/** The drawing is placed by the stylesheet around the point itself, so the icon has no size. */
const iconWith = (html: HTMLElement): DivIcon => divIcon({ html, className: styles.icon ?? '', iconSize: [0, 0] });

function disc(count: number): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.disc ?? '';
  element.dataset.size = discSize(count);
  element.textContent = shortCount(count);
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';
const PIN = 'M16 1C8 1 2 7 2 14.6 2 24.5 16 39 16 39s14-14.5 14-24.4C30 7 24 1 16 1Z';

export function pin(): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.pin ?? '';
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 32 40');
  const outline = document.createElementNS(SVG, 'path');
  outline.setAttribute('d', PIN);
  const eye = document.createElementNS(SVG, 'circle');
  for (const [name, value] of Object.entries({ cx: '16', cy: '15', r: '5.5' })) eye.setAttribute(name, value);
  drawing.append(outline, eye);
  element.append(drawing);
  return element;
}
