import { z } from 'zod';

/** What of package-lock.json says where a package comes from and what it may do. */
export const lockfile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
export type Lockfile = z.infer<typeof lockfile>;

export const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
});
export type ProjectManifest = z.infer<typeof manifest>;

/** The only package whose install script runs: it brings the Node that the portal runs on. */
const WITH_SCRIPT = ['node'];
/** One version, or the newest of a major where only types are concerned. Nothing from git, an address or a file. */
const VERSION = /^\d+(?:\.\d+\.\d+(?:-[\w.]+)?)?$/;

export function faultsInPackages(lock: Lockfile, project: ProjectManifest): string[] {
  const faults: string[] = [];
  const wanted = { ...project.dependencies, ...project.devDependencies, ...project.overrides };
  for (const [name, version] of Object.entries(wanted)) {
    if (!VERSION.test(version)) faults.push(`${name} is wanted as ${version}, which is no version`);
  }
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '') continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (entry.link || !/^\d+\.\d+\.\d+/.test(entry.version ?? ''))
      faults.push(`${place} is no version of the registry`);
    if (!/^sha512-/.test(entry.integrity ?? '')) faults.push(`${place} has no checksum`);
    if (entry.resolved !== undefined) faults.push(`${place} names the host it came from`);
    if (entry.hasInstallScript && !WITH_SCRIPT.includes(name)) faults.push(`${place} has an install script`);
  }
  const allowed = Object.keys(project.allowScripts).filter((name) => project.allowScripts[name]);
  if (allowed.join() !== WITH_SCRIPT.join()) faults.push(`allowScripts lets ${allowed.join(', ')} run`);
  return faults;
}

/** See decision 0030 for each. */
const NPM_SETTINGS = {
  'allow-git': 'none',
  'allow-remote': 'none',
  'engine-strict': 'false',
  'min-release-age': '7',
  'omit-lockfile-registry-resolved': 'true',
  'save-exact': 'true',
  'strict-allow-scripts': 'true',
};

export function faultsInNpmrc(text: string): string[] {
  const given = Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => line.split('=', 2)),
  );
  return Object.entries(NPM_SETTINGS)
    .filter(([name, value]) => given[name] !== value)
    .map(([name, value]) => `.npmrc does not say ${name}=${value}`);
}

/** Licences under which the portal may be run and changed without its own source having to be given away. */
const FREE_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // A library of its own that sharp loads, and that anybody may replace.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Name their licence in their text alone: MIT, each of them. */
const NAMED_IN_TEXT = ['busboy', 'dicer', 'humanize-number', 'only', 'png-js', 'streamsearch'];

export function licencesOf(lock: Lockfile): Map<string, string[]> {
  const licences = new Map<string, string[]>();
  for (const [place, { license }] of Object.entries(lock.packages)) {
    if (place === '') continue;
    const licence = license ?? (NAMED_IN_TEXT.includes(place.replace('node_modules/', '')) ? 'MIT' : 'none named');
    licences.set(licence, [...(licences.get(licence) ?? []), place]);
  }
  return licences;
}

/** Of several that are joined, each must do. */
export const faultsInLicences = (licences: Map<string, string[]>): string[] =>
  [...licences]
    .filter(
      ([licence]) => !licence.split(/[()]| AND | OR /).every((part) => part === '' || FREE_LICENCES.includes(part)),
    )
    .flatMap(([licence, places]) => places.map((place) => `${place}: ${licence}`));
