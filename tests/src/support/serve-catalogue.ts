import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { closeServer, listenOnLoopback } from '@thali/local/gateway/listen';
import { staticSite } from '@thali/local/gateway/static-site';
import { repositoryRoot } from '@thali/local/repository-root';

export interface CatalogueServer {
  /** Of the page with every component. */
  url: string;
  stop(): Promise<void>;
}

/** The catalogue, built into a folder that goes with it: the product's build has no part of it. */
export async function serveCatalogue(): Promise<CatalogueServer> {
  const folder = await mkdtemp(join(tmpdir(), 'thali-catalogue-'));
  await buildInto(folder);
  const respond = await staticSite(folder);
  const server = createServer((request, response) => {
    respond(request, response, new URL(request.url ?? '/', 'http://localhost')).catch((error) =>
      response.destroy(error),
    );
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/catalogue.html`,
    stop: async () => {
      await closeServer(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function buildInto(folder: string): Promise<void> {
  const vite = join(repositoryRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const options = ['--mode', 'catalogue', '--outDir', folder, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [vite, 'build', ...options, '--logLevel', 'warn'], {
    cwd: join(repositoryRoot, 'web'),
  });
}
