/** A grid of small cards. A phone or tablet has at most two per row, because a third card would break long amounts. */
export const cardGrid =
  'grid gap-3 grid-cols-[repeat(auto-fit,minmax(min(max(10.5rem,34%),100%),1fr))] lg:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]';
