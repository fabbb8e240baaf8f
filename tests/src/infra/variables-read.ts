import { config } from '@thali/functions/config';

/** The environment variables that a bundle reads: its uses of `config` after tree shaking. */
export function variablesRead(code: string): string[] {
  const beforeMember = code.slice(0, code.indexOf('get tableName()'));
  const variable = [...beforeMember.matchAll(/(?<![\w$])([\w$]+)=\{get /g)].at(-1)?.[1];
  if (variable === undefined) return [];
  const name = variable.replaceAll('$', '\\$');
  const members = [...membersOf(name, code), ...destructuredFrom(name, code)];
  const read = members.flatMap((member) => variables.get(member) ?? []);
  return [...new Set([...read, ...limitsOf(name, code)])].sort();
}

/** `config.limit('OTP_SENDS_PER_DAY')` */
function limitsOf(variable: string, code: string): string[] {
  const uses = code.matchAll(new RegExp(`(?<![\\w.$])${variable}\\.limit\\(["'\`](\\w+)`, 'g'));
  return [...uses].map(([, name]) => name ?? '');
}

/** `config.tableName` */
function membersOf(variable: string, code: string): string[] {
  const uses = code.matchAll(new RegExp(`(?<![\\w.$])${variable}\\.(\\w+)`, 'g'));
  return [...uses].map(([, name]) => name ?? '');
}

/** `const { siteUrl, sms: sender } = config` */
function destructuredFrom(variable: string, code: string): string[] {
  const uses = code.matchAll(new RegExp(`\\{([^{}]*)\\}=${variable}(?![\\w.$])`, 'g'));
  return [...uses].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  );
}

/** The variables behind each member of `config`, found by reading the member. */
const variables = new Map(
  Object.keys(config).map((name) => [name, variablesReadBy(() => Reflect.get(config, name))]),
);

function variablesReadBy(read: () => unknown): string[] {
  const names: string[] = [];
  // biome-ignore lint/style/noProcessEnv: the proxy records every read
  const real = process.env;
  process.env = new Proxy(real, {
    get(_, name) {
      // Only the local platform sets this variable.
      if (name !== 'AWS_ATTEMPT_MS') names.push(String(name));
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
