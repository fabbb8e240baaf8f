/** One package as package-lock.json has it. */
interface LockedPackage {
  license?: string;
  /** Nothing that is deployed asks for it. */
  dev?: boolean;
  link?: boolean;
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** What asks for no more than its own text beside the code, and what asks it of its own files alone. */
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

export interface Licensed {
  name: string;
  license: string;
}

/** What is installed for more than building and testing, our own workspaces aside. */
export function licencesIn({ packages }: Lock): Licensed[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license = 'none' }]) => ({ name: nameOf(path), license }));
}

/** Whether an SPDX expression can be kept to: one side of each OR, both of each AND. */
export function isAllowed(license: string): boolean {
  const plain = license.replaceAll(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((side) => side.split(' AND ').every((one) => allowed.has(one.trim())));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
