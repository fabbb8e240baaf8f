import type { Closers } from '../../closers.ts';
import { closeServer, listenOnLoopback } from '../../gateway/listen.ts';
import type { Printer } from '../../printer.ts';
import type { DeployedFunction } from '../functions/deployed-functions.ts';
import { accessProxy } from './access-proxy.ts';
import { accessKeyId } from './credentials.ts';
import type { Asked, Known } from './wanted-of-call.ts';

interface Needs {
  functions: readonly DeployedFunction[];
  services: Record<Asked['service'], string>;
  known: Known;
  printer: Printer;
  closers: Closers;
}

export interface Access {
  /** Where the functions find AWS. */
  address: string;
  /** What was refused, in the words of IAM. */
  refusals: readonly string[];
}

/** Puts the roles of the functions before the services. */
export async function startAccess({
  functions,
  services,
  known,
  printer,
  closers,
}: Needs): Promise<Access> {
  const refusals: string[] = [];
  const server = accessProxy({
    callers: new Map(
      functions.map(({ name, statements }) => [accessKeyId(name), { name, statements }]),
    ),
    services,
    known,
    refused: (what) => {
      refusals.push(what);
      printer.problem(`Refused: ${what}`);
    },
    printer,
  });
  const address = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  closers.add(() => closeServer(server));
  return { address, refusals };
}
