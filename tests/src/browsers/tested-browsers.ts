import { browserExecutable } from '../support/browser-executable.ts';
import { exists } from '../support/exists.ts';
import { launchChromium } from './chromium-driver.ts';
import type { TestedBrowser } from './driver.ts';
import { firefoxPath, launchFirefox } from './firefox-driver.ts';
import { type OldBrowser, removalScript } from './missing-features.ts';
import { oldChromium } from './old-chromium.ts';
import { launchWebkit, webkitPath, xvfbPath } from './webkit-driver.ts';

/** Versions of `@sparticuz/chromium`, which follow Chromium. The builds are for Linux on x64. */
const chromiumVersions = ['103.0.0', '106.0.2', '109.0.6', '111.0.0', '115.0.0'];

/** The oldest promised browsers can't be installed. A current Chromium without their missing features replaces them. */
const emulated: Record<string, OldBrowser> = {
  'Like Chrome 99': { browser: 'chrome_android', version: '99' },
  'Like Safari 15.6': { browser: 'safari_ios', version: '15.6' },
  'Like Firefox 115': { browser: 'firefox', version: '115' },
};

export const tooOld = oldChromiumBrowser('92.0.0');

export const browsers: TestedBrowser[] = [
  ...chromiumVersions.map(oldChromiumBrowser),
  ...Object.entries(emulated).map(([name, features]) => ({
    name,
    hasDashboard: false,
    launch: async (device: 'phone' | 'desktop') =>
      launchChromium(
        { executablePath: await browserExecutable(), initScript: await removalScript(features) },
        device,
      ),
  })),
  {
    name: 'Firefox',
    hasDashboard: true,
    ...(await howToInstall([firefoxPath], 'firefox-esr')),
    launch: launchFirefox,
  },
  {
    name: 'WebKitGTK',
    hasDashboard: true,
    ...(await howToInstall([webkitPath, xvfbPath], 'webkit2gtk-driver xvfb')),
    launch: launchWebkit,
  },
];

function oldChromiumBrowser(version: string): TestedBrowser {
  const major = Number.parseInt(version, 10);
  return {
    name: `Chromium ${major}`,
    hasDashboard: major >= 109,
    ...(process.platform + process.arch !== 'linuxx64' && { missing: 'it runs on Linux, x64' }),
    launch: async (device) => {
      const home = await oldChromium(version);
      const libraries = `${home}/lib`;
      return launchChromium({ executablePath: `${home}/chromium`, libraries }, device);
    },
  };
}

async function howToInstall(programs: string[], packages: string): Promise<{ missing?: string }> {
  const present = await Promise.all(programs.map(exists));
  return present.every(Boolean) ? {} : { missing: `apt-get install ${packages}` };
}
