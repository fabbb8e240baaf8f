import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import { config } from '@thali/functions/config';
import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { bundleOptions } from '@thali/infra/functions/bundles';
import { buildSync } from 'esbuild';

/**
 * The variables that a function's code asks for: whatever of `config` is in its bundle once all that it
 * never calls is gone. The bundle is the deployed one but for its names, which are left readable.
 */
export function variablesAskedFor(fn: FunctionName): string[] {
  const code = readableBundles().get(functionSettings[fn].entry) ?? '';
  const [, variable] = code.match(/var (config\d*) = \{\s*get tableName\(\)/) ?? [];
  if (!variable) return [];
  const asked = [...membersOf(variable, code), ...takenApart(variable, code)];
  return [...new Set(asked.flatMap((name) => variables.get(name) ?? []))].sort();
}

let readable: Map<string, string> | undefined;

/** The text of each bundle, by its entry. */
function readableBundles(): Map<string, string> {
  if (readable) return readable;
  const outdir = tmpdir();
  const { outputFiles } = buildSync({
    ...bundleOptions(outdir),
    minify: false,
    minifySyntax: true,
    treeShaking: true,
    write: false,
  });
  readable = new Map(
    outputFiles.map(({ path, text }) => [relative(outdir, path).replace(/\.mjs$/, ''), text]),
  );
  return readable;
}

/** `config.tableName` */
function membersOf(variable: string, code: string): string[] {
  const uses = code.matchAll(new RegExp(`(?<![\\w.$])${variable}\\.(\\w+)`, 'g'));
  return [...uses].map(([, name]) => name ?? '');
}

/** `const { siteUrl, sms: sender } = config` */
function takenApart(variable: string, code: string): string[] {
  const uses = code.matchAll(new RegExp(`\\{([^{}]*)\\} = ${variable}(?![\\w.$])`, 'g'));
  return [...uses].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  );
}

/** The variables behind each value of `config`, found by asking for it. */
const variables = new Map(
  Object.keys(config).map((name) => [name, variablesReadBy(() => Reflect.get(config, name))]),
);

function variablesReadBy(read: () => unknown): string[] {
  const names: string[] = [];
  // biome-ignore lint/style/noProcessEnv: what reads it is watched
  const real = process.env;
  process.env = new Proxy(real, {
    get(_, name) {
      names.push(String(name));
      return '1';
    },
  });
  try {
    read();
  } finally {
    process.env = real;
  }
  return names;
}
