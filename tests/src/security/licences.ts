/** One package in package-lock.json. */
interface LockedPackage {
  license?: string;
  /** Whether only development needs the package. */
  dev?: boolean;
  link?: boolean;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Licences that only require their text beside the code, and licences that cover only their own files. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

export interface PackageLicence {
  name: string;
  license: string;
}

/** All packages that production needs, without our own workspaces. */
export function licencesIn({ packages }: Lock): PackageLicence[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license = 'none' }]) => ({ name: nameOf(path), license }));
}

/** Whether we may use an SPDX expression: one side of each OR, and both sides of each AND. */
export function isAllowed(license: string): boolean {
  const plain = license.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((side) => side.split(' AND ').every((licence) => allowed.has(licence.trim())));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
