/** An unreachable host. A request to it proves that a text became an element. */
export const canaryHost = 'canary.test';

/** A text that begins with its mark, breaks out of attribute, title and script, and tries to run code. */
export function payload(mark: string): string {
  return `${mark}"'></title></script><img src=//${canaryHost} onerror=ran()>`;
}

/** A longer payload with an attack for each kind of element in which a text can appear. */
export function longPayload(mark: string): string {
  return [
    payload(mark),
    '<script>ran()</script><svg/onload=ran()>',
    '<a href=javascript:ran()>',
    `{{constructor.constructor("ran()")()}}$${'{ran()}'}`,
    '<!--<script>',
  ].join(' ');
}

/** A payload for fields with at most 30 letters. */
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

/** A valid address that would break out of an unescaped attribute. */
export const oddPicture = 'https://pictures.test/a.png?"onerror="ran()"><script>ran()</script>';
