import { stepKeys } from '../kitchen/step-keys.ts';

/** Sends kitchen steps that another page left unsent. Loads the code only if there are such steps. Rule: kitchen-26 */
export function followKeptSteps(): void {
  const sendKept = () => {
    if (!Object.values(stepKeys).some(hasSteps)) return;
    void import('../kitchen/send-kept-steps.ts').then(({ sendKeptSteps }) => sendKeptSteps());
  };
  addEventListener('storage', sendKept);
  sendKept();
}

function hasSteps(key: string): boolean {
  try {
    return (localStorage.getItem(key) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
