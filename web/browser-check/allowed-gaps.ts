export interface AllowedGap {
  /** A path in MDN's compatibility data. Also allows all paths below it. */
  feature: string;
  /**
   * Part of the file's path, or of the selector or at-rule in a style sheet. Without `where`, the feature is allowed
   * everywhere.
   */
  where?: string;
  why: string;
}

const polyfilledReason = 'src/old-browsers/polyfills.ts adds it.';
const dashboardReason = 'Only the dashboard uses it, and the browsers for the dashboard have it.';
/** Features that the site uses although some supported browsers lack them. */
export const allowedGaps: AllowedGap[] = [
  { feature: 'api.AbortSignal.any_static', why: polyfilledReason },
  { feature: 'api.AbortSignal.timeout_static', why: polyfilledReason },
  { feature: 'api.Element.checkVisibility', why: polyfilledReason },
  { feature: 'api.HTMLElement.hidePopover', why: polyfilledReason },
  { feature: 'api.HTMLElement.showPopover', why: polyfilledReason },
  { feature: 'html.elements.button.popovertarget', why: polyfilledReason },
  { feature: 'html.global_attributes.popover', why: polyfilledReason },
  { feature: 'javascript.builtins.Array.toReversed', why: polyfilledReason },
  { feature: 'javascript.builtins.Array.toSorted', why: polyfilledReason },

  {
    feature: 'api.CanvasRenderingContext2D.imageSmoothingQuality',
    where: 'web/src/lib/pictures/make-files.ts',
    why: 'Without it a scaled photo is less sharp.',
  },
  {
    feature: 'api.CSSStyleSheet',
    where: 'web/src/lib/print/use-page-size.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.Document.adoptedStyleSheets',
    where: 'web/src/lib/print/use-page-size.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.CSSStyleSheet',
    where: 'web/src/lib/tenant/apply-accent.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.Document.adoptedStyleSheets',
    where: 'web/src/lib/tenant/apply-accent.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'javascript.builtins.Intl.Segmenter',
    where: 'web/src/orders/printing/lay-out.ts',
    why: 'Only for printers that Firefox cannot reach.',
  },
  {
    feature: 'api.CSSFontPaletteValuesRule.fontFamily',
    where: 'web/src/orders/printing/draw-strip.ts',
    why: 'The code reads the fontFamily of a computed style instead.',
  },
  {
    feature: 'api.Navigator.share',
    where: 'web/src/site/week/week-actions.tsx',
    why: 'The code checks for it, and otherwise copies the link.',
  },
  {
    feature: 'api.Navigator.userActivation',
    where: 'web/src/storefront/order-page/use-ready-alert.ts',
    why: 'Read with ?. and only before a phone buzzes.',
  },
  {
    feature: 'api.UserActivation.hasBeenActive',
    where: 'web/src/storefront/order-page/use-ready-alert.ts',
    why: 'Read with ?. and only before a phone buzzes.',
  },
  {
    feature: 'api.Navigator.vibrate',
    where: 'web/src/storefront/order-page/use-ready-alert.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.Document.fullscreenElement',
    where: 'web/src/kitchen/device/full-screen-button.tsx',
    why: 'Without it there is no button.',
  },
  {
    feature: 'api.Document.fullscreenEnabled',
    where: 'web/src/kitchen/device/full-screen-button.tsx',
    why: 'Without it there is no button.',
  },
  {
    feature: 'api.Document.exitFullscreen',
    where: 'web/src/kitchen/device/full-screen-button.tsx',
    why: 'Without it there is no button.',
  },
  {
    feature: 'api.Element.requestFullscreen',
    where: 'web/src/kitchen/device/full-screen-button.tsx',
    why: 'Without it there is no button.',
  },
  {
    feature: 'html.elements.video.playsinline',
    where: 'web/src/kitchen/scan/scan-page.tsx',
    why: 'iPhones need it. Other browsers play a video in the page anyway.',
  },
  {
    feature: 'api.Navigator.wakeLock',
    where: 'web/src/lib/ui/use-keep-awake.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.WakeLock.request',
    where: 'web/src/lib/ui/use-keep-awake.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.WakeLockSentinel.release',
    where: 'web/src/lib/ui/use-keep-awake.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.Navigator.vibrate',
    where: 'web/src/kitchen/device/ring-notice.tsx',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.Navigator.vibrate',
    where: 'web/src/kitchen/use-alarm.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.SpeechSynthesis',
    where: 'web/src/kitchen/voice.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.SpeechSynthesisUtterance',
    where: 'web/src/kitchen/voice.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.SpeechSynthesisVoice',
    where: 'web/src/kitchen/voice.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.Window.speechSynthesis',
    where: 'web/src/kitchen/voice.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'api.Notification',
    where: 'web/src/orders/alarm/notices.ts',
    why: 'The code checks for it.',
  },
  ...[
    'api.Notification',
    'api.PushManager',
    'api.PushSubscription',
    'api.ServiceWorkerRegistration',
  ].map((feature) => ({
    feature,
    where: 'web/src/lib/push/',
    why: 'push-support.ts checks for all of it.',
  })),
  ...['api.PushManager', 'api.PushSubscription'].map((feature) => ({
    feature,
    where: 'web/src/service-worker/push/',
    why: 'Only browsers with push call it.',
  })),
  {
    feature: 'api.Window.requestIdleCallback',
    where: 'web/src/shell/may-download.ts',
    why: 'The code checks for it.',
  },
  {
    feature: 'javascript.builtins.String.toWellFormed',
    where: 'shared/src/http/well-formed.ts',
    why: 'Only the server calls it; the site imports types from its caller.',
  },

  {
    feature: 'html.elements.img.fetchpriority',
    why: 'Without it a picture loads in normal order.',
  },
  { feature: 'html.elements.search', why: 'Without it the field has a label but no landmark.' },

  {
    feature: 'css.at-rules.container',
    where: '22rem)',
    why: 'Without it the cards of a choice keep their icons on narrow screens.',
  },
  {
    feature: 'css.at-rules.container',
    where: '15rem)',
    why: 'Without it the two cards of a choice are below each other.',
  },
  {
    feature: 'css.at-rules.container',
    where: '15.5rem)',
    why: 'Without it a narrow ticket of the kitchen keeps its icon.',
  },
  { feature: 'css.at-rules.container', where: '18rem)', why: dashboardReason },
  { feature: 'css.at-rules.container', where: '20rem)', why: dashboardReason },
  { feature: 'css.at-rules.container', where: '26rem)', why: dashboardReason },
  { feature: 'css.at-rules.container', where: '28rem)', why: dashboardReason },
  { feature: 'css.at-rules.container', where: '36rem)', why: dashboardReason },
  { feature: 'css.at-rules.container', where: '42rem)', why: dashboardReason },
  { feature: 'css.properties.container-type', why: 'See @container.' },
  {
    feature: 'css.types.length.container_query_length_units',
    where: 'site.css',
    why: dashboardReason,
  },
  { feature: 'css.at-rules.font-face', why: 'Without it text moves a little when its font loads.' },
  { feature: 'css.at-rules.media.forced-colors', why: 'Safari has no contrast themes.' },
  { feature: 'css.properties.forced-color-adjust', why: 'Safari has no contrast themes.' },
  { feature: 'css.at-rules.property', why: 'Tailwind sets the initial values without it too.' },
  { feature: 'css.at-rules.starting-style', why: 'Without it a sheet appears without motion.' },
  {
    feature: 'css.properties.break-after.avoid',
    where: '.break-after-avoid',
    why: 'Without it a heading of the printed menu may end a page.',
  },
  { feature: 'css.properties.contain-intrinsic-size', why: 'See content-visibility.' },
  { feature: 'css.properties.content-visibility', why: 'Without it long lists paint slower.' },
  { feature: 'css.properties.cursor', why: 'Phones have no pointer.' },
  { feature: 'css.properties.font-family.ui-monospace', why: 'Other fonts follow it.' },
  { feature: 'css.properties.mask-composite', why: 'The build adds the -webkit- version.' },
  { feature: 'css.properties.overflow.clip', why: 'Safari 15 shows the clipped ends.' },
  {
    feature: 'css.properties.overflow-x.clip',
    why: 'Safari 15 shows the clipped ends.',
  },
  { feature: 'css.properties.overscroll-behavior', why: 'Without it the page scrolls on.' },
  { feature: 'css.properties.overscroll-behavior-x', why: 'Without it the page scrolls on.' },
  { feature: 'css.properties.print-color-adjust', why: 'The build adds the -webkit- version.' },
  { feature: 'css.properties.resize', why: 'Phones have no handle on a text area.' },
  {
    feature: 'css.properties.rotate',
    where: 'site.css',
    why: 'Only ornaments of the landing page and the dashboard use it.',
  },
  {
    feature: 'css.properties.scale',
    where: 'hover',
    why: 'Without it a pressed control keeps its size.',
  },
  {
    feature: 'css.properties.scale',
    where: ':active',
    why: 'Without it a pressed control keeps its size.',
  },
  {
    feature: 'css.properties.translate',
    where: 'starting\\:translate-',
    why: 'Only for @starting-style, which those browsers lack too.',
  },
  { feature: 'css.properties.translate', where: '.translate-x-5 ', why: dashboardReason },
  { feature: 'css.properties.translate', where: '.-translate-y-1\\/2 ', why: dashboardReason },
  { feature: 'css.properties.scrollbar-width', why: '::-webkit-scrollbar is set too.' },
  { feature: 'css.properties.text-decoration', where: 'abbr:where', why: 'No page has an abbr.' },
  { feature: 'css.properties.text-wrap', why: 'Without it lines break unevenly.' },
  {
    feature: 'css.selectors.has',
    where: 'has-\\[button\\:focus-visible\\]\\:top-0',
    why: 'In Firefox, a hidden header of the dashboard stays hidden.',
  },
  {
    feature: 'css.selectors.has',
    where: 'data-name-step',
    why: 'Without it the button for guests also shows at the step for the name.',
  },
  {
    feature: 'css.selectors.has',
    where: '.has-data-',
    why: 'Without it, a bar of the dashboard that comes and goes may cover a part of the focus.',
  },
  {
    feature: 'css.selectors.has',
    where: '.menu-filters:has(:focus-visible)',
    why: 'Without it, folded filters show only after scrolling up.',
  },
  {
    feature: 'css.selectors.has',
    where: 'body:not(:has(.bottom-bar>*)) .menu-jump',
    why: "Without it, the button 'Menu' is a little higher.",
  },
  {
    feature: 'css.selectors.has',
    where: ':is(:focus-visible,:has',
    why: ':is() ignores unknown selectors.',
  },
  { feature: 'css.selectors.open', where: ':is([open],', why: 'See :has() in :is().' },
  { feature: 'css.selectors.popover-open', where: ':is([open],', why: 'See :has() in :is().' },
  { feature: 'css.selectors.selection', why: 'iPhones colour a selection themselves.' },
  {
    feature: 'css.types.length.lh',
    where: '::-webkit-date-and-time-value',
    why: 'Without it an empty date field has less height.',
  },
];
