/** Version and commit of the build that index.html belongs to, as `0.1.0+1a2b3c4`; a page that is open keeps those of its own. */
export function buildOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}
