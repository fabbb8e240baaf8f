import { stepKeys } from '../kitchen/step-keys.ts';

/** Sends kitchen steps that another page left unsent. Loads the code only if there are such steps. Rule: kitchen-26 */
export function followStoredSteps(): void {
  const sendIfStored = () => {
    if (!Object.values(stepKeys).some(hasSteps)) return;
    void import('../kitchen/send-stored-steps.ts').then(({ sendStoredSteps }) => sendStoredSteps());
  };
  addEventListener('storage', sendIfStored);
  sendIfStored();
}

function hasSteps(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
