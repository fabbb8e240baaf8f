import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '../start-failure.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Prevents a second platform on the same folder. The lock is a listening socket, so the lock ends with the process,
 * even after kill -9.
 * @param folder  a resolved path, so that each folder has one lock
 * @throws StartFailure if another platform holds the lock
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = addressOf(folder);
  const server = await listenAt(address, folder);
  server.unref();
  return {
    release: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** On Linux and Windows the name vanishes with its listener. On other systems the name is a file. */
function addressOf(folder: string): string {
  const name = `thali-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

async function listenAt(address: string, folder: string): Promise<Server> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = createServer((socket) => socket.end()).listen(address);
    try {
      await once(server, 'listening');
      return server;
    } catch {
      if (await hasListener(address)) break;
      await unlink(address).catch(() => undefined);
    }
  }
  throw new StartFailure(
    `Another Thali is already running on ${folder}. Stop it, or choose another folder: THALI_DATA_DIR=… npm start`,
  );
}

/** A kill -9 can leave a socket file without a listener. */
async function hasListener(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
