import type { Texts } from '../texts/texts.ts';

export const texts = {
  usual: (dishes) => `नेहमीप्रमाणे: ${dishes}`,
  oneVessel: (count) => `${count} भांडे`,
  vessels: (count) => `${count} भांडी`,
  make: (count, dish) => `${dish}: ${count} बनवा`,
  onPasses: (count) => `${count} पासवर`,
  skipped: (count) => `${count} जणांनी सोडले`,
  ordered: (count) => `${count} ऑर्डर`,
  range: (lower, upper) => `${lower} ते ${upper}`,
  more: (count) => `आणखी ${count}`,
  risk: (days) => `${days} पैकी 1 दिवस कमी पडते.`,
} satisfies Texts<typeof import('./advice-texts.ts')>;
