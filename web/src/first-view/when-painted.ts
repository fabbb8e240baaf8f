/** Resolves when the menu that the document brought along is on the screen. */
export function whenPainted(): Promise<unknown> {
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([isPainted, wait(mostForPaintMs)]);
}

/** Resolves when the pictures in view have been painted too. */
export async function whenPicturesPainted(root: Element): Promise<void> {
  const pictures = [...root.querySelectorAll<HTMLImageElement>('img[loading="eager"]')];
  const areThere = Promise.allSettled(pictures.map((one) => one.decode()));
  await Promise.race([areThere, wait(mostForPicturesMs)]);
  await new Promise(requestAnimationFrame);
  // That was before the paint; what it sets off comes after it.
  await wait(0);
}

// Whoever wants to order does not wait for what may never come: a tab put away, a picture's slow host.
const mostForPaintMs = 1000;
const mostForPicturesMs = 300;

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
