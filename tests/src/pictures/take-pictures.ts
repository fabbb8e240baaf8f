import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from '@thali/local/site/build-site';
import { contactSheet } from './contact-sheet.ts';
import { deviceNames, picturesFolder } from './picture-files.ts';
import { scenes } from './scenes.ts';
import { takeScenes } from './take-scenes.ts';

// npm run pictures [-- scene …]
const { values, positionals } = parseArgs({
  options: { device: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !scenes.some((scene) => scene.name === name));
if (unknown.length > 0) {
  console.error(`There is no scene ${unknown.join(', ')}.`);
  console.error(`Scenes: ${scenes.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const device = deviceNames.find((name) => name === values.device);
process.exitCode = (await (device ? takeOf(device) : takeAll())) ? 0 : 1;

/** A process for each width: a platform wants one of its own, and they share the work. */
async function takeAll(): Promise<boolean> {
  const begin = performance.now();
  await Promise.all([mkdir(picturesFolder, { recursive: true }), buildSite()]);
  const codes = await Promise.all(
    deviceNames.map(async (name) => {
      const args = [fileURLToPath(import.meta.url), '--device', name, ...positionals];
      const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
      return code;
    }),
  );
  const sheet = join(picturesFolder, 'index.html');
  await writeFile(sheet, contactSheet(scenes));
  console.log(`Took ${((performance.now() - begin) / 1000).toFixed(0)} s: ${sheet}`);
  return codes.every((code) => code === 0);
}

async function takeOf(name: (typeof deviceNames)[number]): Promise<boolean> {
  const wanted = scenes.filter(
    (scene) =>
      (scene.only ?? name) === name &&
      (positionals.length === 0 || positionals.includes(scene.name)),
  );
  const failures = await takeScenes(name, wanted);
  for (const failure of failures) console.error(failure);
  return failures.length === 0;
}
