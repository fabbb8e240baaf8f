import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from '../../stand-ins/secrets.ts';
import type { Assembly } from './read-assembly.ts';

/**
 * Values of generated secrets by ARN. They are generated on first use and kept in a file that only its owner can
 * read.
 */
export function deployedSecrets(folder: string): DeployedSecrets {
  const file = join(folder, 'built-secrets.json');
  const secrets = new Map(Object.entries(read(file)));

  function secretOf(id: string): string {
    const text = secrets.get(id) ?? randomBytes(32).toString('base64url');
    if (!secrets.has(id)) {
      secrets.set(id, text);
      writeFileSync(file, JSON.stringify(Object.fromEntries(secrets), null, 2), { mode: 0o600 });
    }
    return text;
  }

  return {
    of: secretOf,
    all: (assembly) => {
      const ids = assembly.ofType('AWS::SecretsManager::Secret').map(({ ref }) => ref);
      return Object.fromEntries(ids.map((id) => [id, secretOf(id)]));
    },
  };
}

interface DeployedSecrets {
  of(id: string): string;
  all(assembly: Assembly): Secrets;
}

function read(file: string): Secrets {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
