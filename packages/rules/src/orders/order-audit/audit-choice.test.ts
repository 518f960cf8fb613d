import { describe, expect, it } from 'vitest';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import { readAudit } from './index';

describe('ORDER-01 auditing', () => {
  it('approves without words, and refuses only with them', () => {
    expect(readAudit('1', ' ')).toEqual({ ok: true, auditStatus: '1', auditRemark: '' });
    expect(readAudit('2', ' ')).toEqual({ ok: false, text: '拒绝订单时请填写审核意见' });
    expect(readAudit('2', '价格有误')).toMatchObject({ ok: true, auditStatus: '2' });
    expect(readAudit('1', '字'.repeat(REMARK_LENGTH)).ok).toBe(true);
    expect(readAudit('1', '字'.repeat(REMARK_LENGTH + 1))).toEqual({
      ok: false,
      text: '审核意见不能超过 200 个字符',
    });
  });
});
