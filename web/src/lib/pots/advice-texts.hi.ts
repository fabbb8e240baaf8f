import type { Texts } from '../texts/texts.ts';

export const texts = {
  usual: (dishes) => `हमेशा जितना: ${dishes}`,
  oneVessel: (count) => `${count} बर्तन`,
  vessels: (count) => `${count} बर्तन`,
  make: (count, dish) => `${dish}: ${count} बनाएँ`,
  onPasses: (count) => `${count} पास पर`,
  skipped: (count) => `${count} ने छोड़ा`,
  ordered: (count) => `${count} के ऑर्डर`,
  range: (lower, upper) => `${lower} से ${upper}`,
  more: (count) => `${count} और`,
  risk: (days) => `${days} में से 1 दिन कम पड़ता है।`,
} satisfies Texts<typeof import('./advice-texts.ts')>;
