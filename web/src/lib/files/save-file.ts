export interface SavedFile {
  name: string;
  content: string;
  /** Such as `text/csv`. */
  type: string;
}

/** Hands a text to the browser as a file to keep. */
export function saveFile({ name, content, type }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then, also where it asks for a place first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
