/** An unreachable host. A request to it proves that a text became an element. */
export const canaryHost = 'canary.test';

/** A text that begins with its own mark, leaves attribute, title and script, and runs what it can. */
export function payload(mark: string): string {
  return `${mark}"'></title></script><img src=//${canaryHost} onerror=ran()>`;
}

/** The same where there is room, in the words of every place that a text could end up in. */
export function longPayload(mark: string): string {
  return [
    payload(mark),
    '<script>ran()</script><svg/onload=ran()>',
    '<a href=javascript:ran()>',
    `{{constructor.constructor("ran()")()}}$${'{ran()}'}`,
    '<!--<script>',
  ].join(' ');
}

/** For fields with room for only 30 letters. */
export function shortPayload(mark: string): string {
  return `${mark}<img src=x onerror=ran()>`;
}

/** Picture addresses that the platform must refuse. */
export const badPictures = [
  'javascript:ran()',
  'JaVaScRiPt:ran()//https://pictures.test/',
  ' javascript:ran()',
  'data:text/html,<script>ran()</script>',
  'data:image/svg+xml,<svg onload=ran()>',
  'vbscript:ran()',
  `//${canaryHost}/picture.png`,
  'blob:https://canary.test/1',
  'https://user:password@canary.test/picture.png',
];

/** An address that may be kept, and would leave its attribute. */
export const oddPicture = 'https://pictures.test/a.png?"onerror="ran()"><script>ran()</script>';
