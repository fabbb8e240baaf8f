export interface SavedFile {
  name: string;
  content: string;
  /** Such as `text/csv`. */
  type: string;
}

/** Downloads a text as a file. */
export function saveFile({ name, content, type }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Waits a minute, because the browser may first ask for a folder.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
