import { wantedTexts } from '../list/wanted-texts.ts';
import { noteRunningTest } from './running-test.ts';
import { seeAsserts } from './see-asserts.ts';
import { seeBrowsers } from './see-browsers.ts';
import { seeFetch } from './see-fetch.ts';
import { seeSockets } from './see-frames.ts';
import { textFinder } from './text-finder.ts';

const installed = Symbol.for('thali.see-spec');

noteRunningTest();

/** Once for a process: its files share the browser, the calls and the assertions that are looked at. */
if (!Reflect.has(globalThis, installed)) {
  Reflect.set(globalThis, installed, true);
  const find = textFinder(wantedTexts);
  seeAsserts(find);
  seeFetch(find);
  seeSockets();
  seeBrowsers(wantedTexts, find);
}
