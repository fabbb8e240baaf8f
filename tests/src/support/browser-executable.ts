import { access, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packaged from '@sparticuz/chromium';
import { readEnvironment, setEnvironment } from '@thali/local/environment';
import { exists } from './exists.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** An installed Chromium, otherwise the packaged Chromium. */
export async function browserExecutable(): Promise<string> {
  for (const path of installed) {
    if (await exists(path)) return path;
  }
  return packagedChromium();
}

/**
 * Unpacks the browser into a temporary folder, then renames the folder. So an interrupted or parallel run leaves no
 * half-unpacked browser. The name has the version, because the package uses any Chromium it finds.
 */
async function packagedChromium(): Promise<string> {
  const home = join(tmpdir(), `thali-chromium-${await packagedVersion()}`);
  const executable = join(home, 'chromium');
  if (await exists(executable)) return executable;
  const temporary = await mkdtemp(join(tmpdir(), 'thali-chromium-unpack-'));
  await unpackInto(temporary);
  await rename(temporary, home).catch(() => rm(temporary, { recursive: true }));
  await access(executable);
  return executable;
}

/** The package always unpacks into TMPDIR, so this changes TMPDIR for the call. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = readEnvironment('TMPDIR');
  setEnvironment({ TMPDIR: folder });
  try {
    await packaged.executablePath();
  } finally {
    setEnvironment({ TMPDIR: before });
  }
}

async function packagedVersion(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const text = await readFile(join(entry, '..', '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
