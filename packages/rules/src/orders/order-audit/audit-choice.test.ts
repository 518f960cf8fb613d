import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import { readAudit } from './index';

describe('ORDER-01 auditing', () => {
  it('approves without words, and refuses only with them', () => {
    expect(readAudit('1', ' ')).toEqual({ ok: true, auditStatus: '1', auditRemark: '' });
    expect(readAudit('2', ' ')).toEqual({ ok: false, refusal: refuse('audit.remarkMissing') });
    expect(readAudit('2', '价格有误')).toMatchObject({ ok: true, auditStatus: '2' });
    expect(readAudit('1', '字'.repeat(REMARK_LENGTH)).ok).toBe(true);
    expect(readAudit('1', '字'.repeat(REMARK_LENGTH + 1))).toEqual({
      ok: false,
      refusal: refuse('audit.remarkTooLong', { most: 200 }),
    });
  });
});
