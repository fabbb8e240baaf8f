import { deviceNames, devices, fileName, schemes } from './picture-files.ts';
import type { Scene } from './scene.ts';

/** One page with a row for each scene: both widths, light and dark. */
export function contactSheet(scenes: readonly Scene[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Every screen</title>
    <style>
      body { margin: 2rem; font: 1rem/1.5 system-ui; color: #222; background: #ddd; }
      .row { display: grid; grid-template-columns: 390fr 390fr 1280fr 1280fr; gap: 0.75rem; align-items: start; }
      img { width: 100%; box-shadow: 0 1px 4px #0006; }
      figure { margin: 0; }
      figcaption { font-size: 0.8125rem; }
    </style>
  </head>
  <body>
    <h1>Every screen</h1>
    ${scenes.map(row).join('\n    ')}
  </body>
</html>
`;
}

function row(scene: Scene): string {
  const cells = deviceNames.flatMap((device) =>
    schemes.map((scheme) => {
      if (scene.only && scene.only !== device) return '<span></span>';
      const file = fileName(scene, device, scheme);
      const long = scene.isLong
        ? ` <a href="${fileName(scene, device, scheme, 'full')}">whole page</a>`
        : '';
      const caption = `${devices[device].viewport.width} ${scheme}${long}`;
      return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" /></a><figcaption>${caption}</figcaption></figure>`;
    }),
  );
  return `<h2 id="${scene.name}">${scene.name}</h2><div class="row">${cells.join('')}</div>`;
}
