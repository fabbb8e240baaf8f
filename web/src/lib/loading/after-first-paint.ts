/** Loads code after the pictures in view, so that the pictures get the bandwidth first. A touch ends the wait. */
export function afterFirstPaint<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    firstPaint ??= Promise.race([waitForPictures(), waitForTouch(), waitForTimeout()]);
    await firstPaint;
    return load();
  };
}

/** All callers share this promise, so that the page waits only once. */
let firstPaint: Promise<unknown> | undefined;

const maxWaitMs = 1500;

async function waitForPictures(): Promise<void> {
  // The document may still show the first view, so wait until the live page replaces it.
  do await waitForFrame();
  while (document.querySelector('#root > fieldset'));
  const pictures = document.querySelectorAll<HTMLImageElement>('img[loading="eager"]');
  await Promise.all([...pictures].map(waitForPicture));
  // The browser paints the pictures before the second frame from now.
  await waitForFrame();
  await waitForFrame();
}

function waitForFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function waitForPicture(picture: HTMLImageElement): Promise<unknown> | undefined {
  if (picture.complete) return undefined;
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
}

function waitForTouch(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(type, resolve, { once: true });
  });
}

function waitForTimeout(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, maxWaitMs));
}
