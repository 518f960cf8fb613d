/** Why two amounts may differ, only where arithmetic says so (FIN-02). */
import { type Amount, readMoney, subtractMoney } from '../../base/money';
import { toCents } from './book';

/** One Chinese sentence about two amounts that should be equal; undefined where arithmetic has nothing to say. */
export function differenceHint(company: Amount, dealer: Amount): string | undefined {
  const [ours, theirs] = [readMoney(company), readMoney(dealer)];
  if (ours === undefined || theirs === undefined) return undefined;
  const [left, right] = [toCents(ours), toCents(theirs)];
  if (left === right || left === 0 || right === 0) return undefined;
  if (left === -right) return '两边金额相同，正负相反';
  const digits = exchangedDigits(Math.abs(left), Math.abs(right));
  if (digits && Math.sign(left) === Math.sign(right)) {
    return `差 ${subtractMoney(ours, theirs).replace('-', '')} 能被 9 整除，${digits.join(' 和 ')} 可能写反了`;
  }
  const shift = [10, 100, 1000].find((factor) => left === right * factor || right === left * factor);
  return shift ? `两边相差 ${shift} 倍，小数点可能错位了` : undefined;
}

/** The two digits next to each other whose exchange makes the one amount the other. */
export function exchangedDigits(left: number, right: number): readonly [string, string] | undefined {
  const [first, second] = [String(left), String(right)];
  // The exchange of two digits changes an amount by a multiple of nine.
  if (first.length !== second.length || (left - right) % 9 !== 0) return undefined;
  const places = [...first].flatMap((figure, at) => (figure === second[at] ? [] : [at]));
  const [at = 0, next = 0] = places;
  if (places.length !== 2 || next !== at + 1) return undefined;
  const [digit = '', follower = ''] = [first[at], first[next]];
  return digit === second[next] && follower === second[at] ? [digit, follower] : undefined;
}
