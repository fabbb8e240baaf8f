import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { firstVisitFiles, type SiteFile, totalOf } from '../support/first-visit.ts';
import { type BenchPlatform, startBenchPlatform } from './bench-platform.ts';
import { kilobytes, printTable } from './print.ts';
import { benchAttacks } from './section-attacks.ts';
import { benchBroadcast } from './section-broadcast.ts';
import { benchBundles } from './section-bundles.ts';
import { benchCosts } from './section-costs.ts';
import { benchCounter } from './section-counter.ts';
import { benchFirstTap } from './section-first-tap.ts';
import { benchKitchen } from './section-kitchen.ts';
import { benchLighthouse } from './section-lighthouse.ts';
import { benchLive } from './section-live.ts';
import { benchLunch } from './section-lunch.ts';
import { benchPlaceCost } from './section-place-cost.ts';
import { benchRestore } from './section-restore.ts';
import { benchTickets } from './section-tickets.ts';
import { benchUnits } from './section-units.ts';
import { benchVisit } from './section-visit.ts';
import { closeConnections } from './send-request.ts';

// npm run bench [-- section …], npm run bench -- units --large, or npm run bench -- lunch --orders 110
const { values, positionals } = parseArgs({
  options: {
    large: { type: 'boolean', default: false },
    /** Orders a second. */
    orders: { type: 'string', default: '110' },
  },
  allowPositionals: true,
});

/** `units` comes first, because the other sections leave open orders. */
const platformSections: Record<string, (bench: BenchPlatform) => Promise<void>> = {
  units: (bench) => benchUnits(bench, values.large),
  live: benchLive,
  costs: benchCosts,
  lunch: (bench) => benchLunch(bench, Number(values.orders)),
  'place-cost': benchPlaceCost,
};
const standaloneSections: Record<string, () => Promise<void>> = {
  attacks: benchAttacks,
  bundles: benchBundles,
  site: benchSite,
  visit: benchVisit,
  'first-tap': benchFirstTap,
  lighthouse: benchLighthouse,
  kitchen: benchKitchen,
  counter: benchCounter,
  tickets: benchTickets,
  restore: benchRestore,
  broadcast: benchBroadcast,
};

const sections = [...Object.keys(platformSections), ...Object.keys(standaloneSections)];
const unknownSections = positionals.filter((name) => !sections.includes(name));
if (unknownSections.length > 0) {
  console.error(`Unknown section: ${unknownSections.join(', ')}. Sections: ${sections.join(', ')}`);
  process.exit(1);
}
/** These sections take minutes or repeat another section, so they run only by name. */
const onlyByName = [
  'attacks',
  'broadcast',
  'costs',
  'counter',
  'first-tap',
  'kitchen',
  'lighthouse',
  'lunch',
  'place-cost',
  'restore',
  'tickets',
];
const isSelected = ([name]: [string, unknown]) =>
  positionals.length === 0 ? !onlyByName.includes(name) : positionals.includes(name);

if (values.large && positionals.join() !== 'units') {
  console.error('Only the section units has a large version: npm run bench -- units --large');
  process.exit(1);
}

const startedAt = performance.now();
console.log(`${new Date().toISOString().slice(0, 16)}Z, Node ${process.version}, ${process.arch}`);
const selected = Object.entries(platformSections).filter(isSelected);
if (selected.length > 0) {
  const bench = await startBenchPlatform(values.large);
  try {
    for (const [, run] of selected) await run(bench);
  } finally {
    closeConnections();
    bench.documents.destroy();
    await bench.stop();
  }
}
for (const [, run] of Object.entries(standaloneSections).filter(isSelected)) await run();
console.log(`\nTook ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);

async function benchSite(): Promise<void> {
  const files = await firstVisitFiles();
  const row = (name: string, { bytes, gzipped }: Pick<SiteFile, 'bytes' | 'gzipped'>) => [
    name,
    kilobytes(bytes),
    kilobytes(gzipped),
  ];
  printTable(
    'First visit of the storefront: static scripts and styles of storefront.html',
    ['file', 'minified', 'gzipped'],
    [
      ...files.map((file) => row(basename(file.path), file)),
      row('all js', totalOf(files, 'js')),
      row('all css', totalOf(files, 'css')),
    ],
  );
}
