/** A grid of small cards, two per row on a phone. */
export const cardGrid = 'grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))]';
