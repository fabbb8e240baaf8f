/** This limit is long enough for a slow phone, and short enough for a waiting person. */
const maxWaitMs = 1000;

/** Whether an earlier operation timed out and has not ended yet. */
let isHanging = false;

/**
 * Runs an IndexedDB operation with a time-out, because some browsers never end it. While one operation hangs, all
 * others fail at once, so that the user waits only once.
 * @throws Error after the time-out; the operation may still end later
 */
export function withTimeout<T>(start: () => Promise<T>): Promise<T> {
  if (isHanging) return Promise.reject(new Error('The storage does not answer'));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isHanging = true;
      reject(new Error('The storage does not answer in time'));
    }, maxWaitMs);
    const finish = () => {
      clearTimeout(timer);
      isHanging = false;
    };
    start().then(
      (value) => {
        finish();
        resolve(value);
      },
      (error: unknown) => {
        finish();
        reject(error);
      },
    );
  });
}
