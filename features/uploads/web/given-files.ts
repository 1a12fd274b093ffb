import { fireEvent, screen } from '@testing-library/react';
import type { Upload } from '../contract.ts';

export type AskedUpload = {
  method: string;
  path: string;
  file?: File;
  query?: object;
  params?: { id: string };
  body?: object;
};

export const upload = (changes: Partial<Upload> = {}): Upload =>
  ({ id: '1', url: '/uploads/abc', name: 'tur.png', kind: 'image', width: 640, height: 480, ...changes }) as Upload;

export const picture = (name = 'tur.png', { type = 'image/png', size = 1000 } = {}) =>
  new File([new Uint8Array(size)], name, { type });
export const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
export const accept = () => fireEvent.click(screen.getByRole('checkbox'));
export const choose = (...files: File[]) => {
  Object.defineProperty(fileInput(), 'files', { value: files, configurable: true });
  fireEvent.change(fileInput());
};

/** What the group says is wrong, as it is read out with it. */
export const faultOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join();
