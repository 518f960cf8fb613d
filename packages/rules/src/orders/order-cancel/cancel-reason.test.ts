import { describe, expect, it } from 'vitest';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import { readCancelChoice } from './index';

describe('ORDER-01 cancelling', () => {
  const reasons = [
    { reasonCode: '01', reason: '商品选错' },
    { reasonCode: '99', reason: '其他' },
  ];
  const refused = (text: string) => ({ ok: false, notice: { level: 'warning', text } });

  it.each([
    ['01', '', { ok: true, choice: { reasonCode: '01' } }],
    ['01', ' 型号 ', { ok: true, choice: { reasonCode: '01', reason: '型号' } }],
    ['99', '改期', { ok: true, choice: { reasonCode: '99', reason: '改期' } }],
    ['99', '  ', refused('请填写取消原因')],
    ['02', 'x', refused('请选择取消原因')],
    [undefined, 'x', refused('请选择取消原因')],
    ['01', '字'.repeat(REMARK_LENGTH), { ok: true, choice: { reasonCode: '01', reason: '字'.repeat(200) } }],
    ['01', '字'.repeat(REMARK_LENGTH + 1), refused('取消原因不能超过 200 个字符')],
  ])('with reason %s and the words %o', (code, text, read) => {
    expect(readCancelChoice(reasons, code, text)).toEqual(read);
  });

  it('takes no reason where the list has none', () => {
    expect(readCancelChoice([{ reasonCode: '', reason: '' }], '', 'x').ok).toBe(false);
  });
});
