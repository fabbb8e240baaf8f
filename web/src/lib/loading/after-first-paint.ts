/**
 * Loads a part of the site once the pictures in view are there, with which it would share the connection; at once when
 * the page is touched.
 */
export function afterFirstPaint<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    sight ??= Promise.race([picturesInView(), firstTouch(), atTheLatest()]);
    await sight;
    return load();
  };
}

/** There is one in the life of a page. */
let sight: Promise<unknown> | undefined;

const latestMs = 1500;

async function picturesInView(): Promise<void> {
  // What asks for the part is only just being put into the document.
  await nextFrame();
  const pictures = document.querySelectorAll<HTMLImageElement>('img[loading="eager"]');
  await Promise.all([...pictures].map(loaded));
  // The frame after the next begins when they have been painted.
  await nextFrame();
  await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

function loaded(picture: HTMLImageElement): Promise<unknown> | undefined {
  if (picture.complete) return undefined;
  return new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
}

function firstTouch(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(type, resolve, { once: true });
  });
}

function atTheLatest(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, latestMs));
}
