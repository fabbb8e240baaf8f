/** Leads to a field of a form, by its name. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** Where a step begins: what says so, else its first field. */
export function firstFieldOf(step: HTMLElement | null): HTMLElement | null | undefined {
  return (
    step?.querySelector<HTMLElement>('[data-step-start]') ??
    step?.querySelector<HTMLElement>('input:not([hidden])')
  );
}
