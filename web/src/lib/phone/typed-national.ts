/** Keeps digits and spaces alone; of a pasted international number the part after the dial code. */
export function typedNational(text: string, dialCode: string): string {
  const national = text.trim().startsWith(`+${dialCode}`)
    ? text.trim().slice(dialCode.length + 1)
    : text;
  return national.replaceAll(/[^\d ]/g, '').trimStart();
}
