/** Copies a text to the clipboard. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** For pages without https, and for browsers that refuse clipboard access. */
function copySelected(text: string): boolean {
  const opener = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'fixed opacity-0';
  // Outside an open dialog no text can be selected.
  (opener?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (opener instanceof HTMLElement) opener.focus();
  return isCopied;
}
