/** Long enough for a slow phone, and short enough for a person who waits. */
const maxWaitMs = 1000;

/** An operation of this page's storage has not ended within its time. */
let isHanging = false;

/**
 * Runs an operation of IndexedDB, which in some browsers never ends. While one hangs, all others fail at once, so that
 * a person waits only once.
 * @throws Error if the operation does not end in time. It may still end later.
 */
export function inTime<T>(start: () => Promise<T>): Promise<T> {
  if (isHanging) return Promise.reject(new Error('The storage does not answer'));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isHanging = true;
      reject(new Error('The storage does not answer in time'));
    }, maxWaitMs);
    const end = () => {
      clearTimeout(timer);
      isHanging = false;
    };
    start().then(
      (value) => {
        end();
        resolve(value);
      },
      (error: unknown) => {
        end();
        reject(error);
      },
    );
  });
}
