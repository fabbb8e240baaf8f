/** A grid of small cards, at most two per row on a phone or tablet, where a third one would break long amounts. */
export const cardGrid =
  'grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(max(10.5rem,34%),100%),1fr))] lg:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]';
