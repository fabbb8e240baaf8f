import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeployment } from '@thali/local/built/deployment';

interface TemplateResource {
  Type: string;
  Properties: Record<string, unknown>;
}

/** Reads what a deployment of the templates would be, after something in them was changed. */
export function readAltered(cdkOut: string, alter: (resource: TemplateResource) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'thali-altered-'));
  try {
    for (const file of readdirSync(cdkOut).filter((name) => name.endsWith('.json'))) {
      cpSync(join(cdkOut, file), join(folder, file));
      if (!file.endsWith('.template.json')) continue;
      const template = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const resources: TemplateResource[] = Object.values(template.Resources);
      for (const resource of resources) alter(resource);
      writeFileSync(join(folder, file), JSON.stringify(template));
    }
    return readDeployment(folder, { table: 'thali', secret: (id) => `secret of ${id}` });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
