import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import { type CancelRefusal, readCancelChoice } from './index';

describe('ORDER-01 cancelling', () => {
  const reasons = [
    { reasonCode: '01', reason: '商品选错' },
    { reasonCode: '99', reason: '其他' },
  ];
  const refused = (refusal: CancelRefusal) => ({ ok: false, refusal });

  it.each([
    ['01', '', { ok: true, choice: { reasonCode: '01' } }],
    ['01', ' 型号 ', { ok: true, choice: { reasonCode: '01', reason: '型号' } }],
    ['99', '改期', { ok: true, choice: { reasonCode: '99', reason: '改期' } }],
    ['99', '  ', refused(refuse('cancel.wordsMissing'))],
    ['02', 'x', refused(refuse('cancel.reasonMissing'))],
    [undefined, 'x', refused(refuse('cancel.reasonMissing'))],
    ['01', '字'.repeat(REMARK_LENGTH), { ok: true, choice: { reasonCode: '01', reason: '字'.repeat(200) } }],
    ['01', '字'.repeat(REMARK_LENGTH + 1), refused(refuse('cancel.wordsTooLong', { most: 200 }))],
  ])('with reason %s and the words %o', (code, text, read) => {
    expect(readCancelChoice(reasons, code, text)).toEqual(read);
  });

  it('takes no reason where the list has none', () => {
    expect(readCancelChoice([{ reasonCode: '', reason: '' }], '', 'x').ok).toBe(false);
  });
});
