/** How a bulk-order demand's status and final time are shown (BIG-01, 2§4). */
import { shanghaiDate, wireInstant } from '../../base/shanghai';
import { DEMAND_STATES } from '../../base/states';
import { nameOf } from '../../base/states/state';

/** Assumption: the specification says that there is a default, and does not show it. */
const OTHER_STATUS = '处理中';

/** An entry of the server's dictionary. */
interface DictionaryEntry {
  readonly code: string;
  readonly name: string;
}

/**
 * The name of a demand's status; 处理中 for one that no lookup knows (BIG-01).
 * @param dictionary the server's lookup, which comes before the portal's own
 */
export function demandStatusName(
  status: string | number | null | undefined,
  dictionary: readonly DictionaryEntry[] = [],
): string {
  const code = String(status);
  const entry = dictionary.find((entry) => entry.code === code);
  return entry?.name || (nameOf(DEMAND_STATES, code) ?? OTHER_STATUS);
}

/** The day of a demand's final time as `YYYY-MM-DD` in Shanghai; nothing when it is no time (BIG-01). */
export function demandFinalDate(time: string | number | null | undefined): string {
  const instant = wireInstant(time);
  return instant === undefined ? '' : shanghaiDate(new Date(instant));
}
