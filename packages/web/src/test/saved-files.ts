import { vi } from 'vitest';

/** A file that a page has handed to the browser. */
export interface SavedFile {
  readonly blob: Blob;
  readonly name: string;
}

/**
 * Catches the files that a page hands to the browser, from now until `vi.restoreAllMocks()`: a simulated browser would
 * leave the page for them.
 * @returns the files so far, the newest last
 */
export function catchFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:file-${blobs.size}`;
    // The blob of an answer is Node's, and no instance of the simulated browser's.
    if ('size' in blob) blobs.set(address, blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ blob, name: this.download });
  });
  return files;
}
