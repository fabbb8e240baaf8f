import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { runProgram } from '@thali/local/run-program';
import { fetchPackage } from './fetch-package.ts';

/** @returns the folder with the program `chromium` and its libraries */
export function oldChromium(version: string): Promise<string> {
  return fetchPackage('@sparticuz/chromium', version, async (folder) => {
    const packed = join(folder, 'bin');
    for (const file of await readdir(packed)) {
      const content = await promisify(brotliDecompress)(await readFile(join(packed, file)));
      const target = join(folder, file.slice(0, -'.br'.length));
      await writeFile(target, content, { mode: 0o755 });
      if (!target.endsWith('.tar')) continue;
      await runProgram('tar', ['-xf', target], { cwd: folder }, `${file} could not be unpacked`);
      await rm(target);
    }
    await rm(packed, { recursive: true });
  });
}
