import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A package that the portal is made of, with the words under which it may be handed on. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const WEB = resolve(import.meta.dirname, '..');

/** The packages of others that reach a browser: what the portal needs, and what that needs. */
export function shippedPackages(): readonly LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  const seen = new Set<string>();
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { name, version, license = '', dependencies = {} } = readPackage(folder);
    if (folder.includes('node_modules'))
      found.set(`${name}@${version}`, { name, version, licence: license, text: licenceText(folder) });
    for (const dependency of Object.keys(dependencies)) {
      const place = placeOf(dependency, folder);
      if (place) visit(place);
    }
  };
  visit(WEB);
  return [...found.values()].sort((left, right) => (left.name < right.name ? -1 : 1));
}

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where a package finds another one: in its own folder of packages, or in one above it. */
function placeOf(name: string, from: string): string | undefined {
  const parts = from.split('/');
  for (let depth = parts.length; depth > 0; depth -= 1) {
    const path = [...parts.slice(0, depth), 'node_modules', name].join('/');
    if (existsSync(join(path, 'package.json'))) return realpathSync(path);
  }
  return undefined;
}

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.|$)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
}

/** Writes `licences.txt`: MIT asks for its notice in all copies. */
export const LICENCES: Plugin = {
  name: 'dealer-portal:licences',
  apply: 'build',
  generateBundle() {
    const parts = shippedPackages().map(
      ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`,
    );
    const source = parts.join(`\n${'-'.repeat(72)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
};
