import { joined } from './joined';

/** Signs that the name of a file cannot have. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;

/** The name of a file without an ending, of what it is, whose, of when: 账簿_8800123456_2026-10-01~2026-11-30_2026-11-28_0610. */
export function fileTitle(parts: readonly (string | undefined)[]): string {
  return joined(parts, '_')
    .replaceAll(NOT_IN_NAMES, '')
    .trim()
    .replaceAll(/[\s_]+/g, '_');
}
