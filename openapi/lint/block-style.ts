/** The layout of YAML that is written by hand: block style, and flow style only for what fits on one line. */

const OPENS_LATE = /[{[]\s*$/;
const STARTS_LATE = /^\s*[{[]/;

/**
 * The lines at which a flow map or list is spread over several lines, or stands below its key.
 * @param yaml the text of a file
 * @returns line numbers, counted from 1
 */
export function spreadFlowLines(yaml: string): readonly number[] {
  return yaml
    .split('\n')
    .flatMap((line, index) => (OPENS_LATE.test(line) || STARTS_LATE.test(line) ? [index + 1] : []));
}
