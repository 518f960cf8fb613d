/** The browser's facts about the connection; all of them may be missing. */
export interface Connection {
  readonly onLine?: boolean | undefined;
  readonly saveData?: boolean | undefined;
  readonly effectiveType?: string | undefined;
}

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Whether sub-applications are fetched ahead: not offline, not on save-data, not on 2G or 3G (SUBAPP-01). */
export function canPrefetch({ onLine, saveData, effectiveType }: Connection): boolean {
  return onLine !== false && saveData !== true && !SLOW.includes(effectiveType?.toLowerCase());
}
