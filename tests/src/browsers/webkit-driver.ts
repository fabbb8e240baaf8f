import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@thali/local/engines/free-port';
import { readEnvironment } from '@thali/local/environment';
import { type Device, type Driver, keys, type Problems, sizes } from './driver.ts';

export const webkitPath = '/usr/bin/WebKitWebDriver';
export const xvfbPath = '/usr/bin/Xvfb';
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Launches WebKitGTK through WebDriver, on a separate display. */
export async function launchWebkit(device: Device): Promise<Driver> {
  const [screen, display] = await startDisplay();
  const port = await freePort();
  const service = start(webkitPath, ['-p', String(port)], {
    env: { PATH: readEnvironment('PATH'), HOME: readEnvironment('HOME'), DISPLAY: display },
    stdio: 'ignore',
  });
  const call = caller(`http://127.0.0.1:${port}`);
  await waitUntilUp(() => call('GET', '/status'));
  const browserOptions = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': browserOptions, pageLoadStrategy: 'none' },
    },
  });
  const inSession = <T>(method: string, path: string, body?: unknown) =>
    call<T>(method, `/session/${sessionId}${path}`, body);
  const evaluate = <T>(expression: string) =>
    inSession<T>('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const act = (type: string, actions: unknown[]) =>
    inSession('POST', '/actions', { actions: [{ type, id: type, actions }] });
  await inSession('POST', '/window/rect', sizes[device]);
  const problems: Problems = { uncaught: [], logged: [] };
  const keepProblems = async () => {
    const { uncaught, logged } = await evaluate<Problems>(takeProblems);
    problems.uncaught.push(...uncaught);
    problems.logged.push(...logged);
  };
  return {
    async open(url) {
      await keepProblems();
      await inSession('POST', '/url', { url });
      await waitUntilUp(async () => {
        if (!(await evaluate<boolean>(watchProblems))) throw new Error(`${url} does not open`);
      });
    },
    evaluate,
    click: async (x, y) =>
      void (await act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    press: async (key) => void (await act('key', strokes(keys[key]))),
    type: async (text) => void (await act('key', [...text].flatMap(strokes))),
    screenshot: async () => Buffer.from(await inSession<string>('GET', '/screenshot'), 'base64'),
    async problems() {
      await keepProblems();
      return problems;
    },
    async close() {
      await inSession('DELETE', '');
      await Promise.all([service, screen].map(stopProgram));
    },
  };
}

/**
 * Records the errors of the page, because plain WebDriver does not report them. WebDriver can't run a script before
 * the page's scripts. The script of the driver usually still runs first, because the page loads its scripts after the
 * first paint.
 */
const watchProblems = `(() => {
  if (window.problems || location.href === 'about:blank') return false;
  window.problems = { uncaught: [], logged: [] };
  const textOf = (error) => (error && error.stack ? error.message + '\\n' + error.stack : String(error));
  addEventListener('error', ({ error, message }) => problems.uncaught.push(error ? textOf(error) : message));
  addEventListener('unhandledrejection', ({ reason }) => problems.uncaught.push(textOf(reason)));
  const write = console.error;
  console.error = (...parts) => {
    problems.logged.push(parts.map(textOf).join(' '));
    write.apply(console, parts);
  };
  return true;
})()`;

/** Takes the errors since the last call. A document that a page opened itself records no errors. */
const takeProblems = `(() => {
  const { uncaught, logged } = window.problems || { uncaught: [], logged: [] };
  return { uncaught: uncaught.splice(0), logged: logged.splice(0) };
})()`;

function strokes(value: string): unknown[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

function caller(address: string) {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(address + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** @returns the process and the name of the display, once it runs */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const screen = start(
    xvfbPath,
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return [screen, `:${String(number).trim()}`];
}

async function waitUntilUp(attempt: () => Promise<unknown>): Promise<void> {
  const stopProgram = Date.now() + 20_000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > stopProgram) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts a program that also ends when this process exits. */
function start(program: string, parameters: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, parameters, options);
  process.once('exit', () => child.kill());
  return child;
}

async function stopProgram(program: ChildProcess): Promise<void> {
  const ended = once(program, 'close');
  program.kill();
  await ended;
}
