import { Refusal } from '../refusal';

const RANGE = /^(\*\/\*|[\w!#$&^.+-]+\/(\*|[\w!#$&^.+-]+))\s*(;|$)/;

/**
 * An Accept header that Prism can read; what is no media range is left out, and `*` is written in full.
 * @returns undefined when everything is accepted
 * @throws Refusal 406 when the header holds no media range at all
 */
export function acceptable(header: string | undefined): string | undefined {
  const ranges = (header ?? '')
    .split(',')
    .map((range) => range.trim().replace(/^\*(?=\s*(;|$))/, '*/*'))
    .filter((range) => range !== '');
  if (ranges.length === 0) return undefined;
  const readable = ranges.filter((range) => RANGE.test(range));
  if (readable.length === 0) throw new Refusal(406, '请求头 Accept 不是有效的内容类型');
  return readable.join(', ');
}
