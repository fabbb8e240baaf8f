import { wireAuthHook } from './wire-auth-hook.ts';

/** What begins with a session, fresh or found: calls go out as this person, who is watched over. */
export function beginSession(): void {
  wireAuthHook();
  void followOnceLoaded();
}

const retryMs = 10_000;

/** Comes apart, after what the page shows; a gap in the network must not leave anybody unwatched. */
async function followOnceLoaded(): Promise<void> {
  try {
    const { followPerson } = await import('./follow-person.ts');
    followPerson();
  } catch {
    setTimeout(() => void followOnceLoaded(), retryMs);
  }
}
