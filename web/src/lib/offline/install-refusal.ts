const key = 'thali.install-refused';

/** Whoever said no once is not asked again on this device. */
export function refuseInstall(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Without storage the question may come again.
  }
}

export function isInstallRefused(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
