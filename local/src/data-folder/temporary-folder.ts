import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for a test. @param onEnd  `afterAll` or `onTestFinished`, which removes it */
export function temporaryFolder(onEnd: (remove: () => void) => void, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'thali-test-'));
  onEnd(() => rmSync(folder, { recursive: true }));
  return folder;
}
