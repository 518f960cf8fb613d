import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const user = clientOf(mock);
const OWN_ORDERS = [{ name: 'saletoCode', value: '8800123456' }];

it('FLAG-01 an export that takes long is begun once, and its file is in the message about its end', async () => {
  const input = { customerCode: '8800123456', taskType: 'MY_ORDER', conditionList: OWN_ORDERS };
  const begun = await user.post('/basic/asyncExport/create', input);
  const { taskId } = begun.body.data as { taskId: string };
  expect((await user.post('/basic/asyncExport/create', input)).body.msg).toContain('正在进行');
  const answer = await user.post('/message/api/message/page', {
    unitId: '8800123456_admin',
    keyword: taskId,
  });
  expect(answer.body.data).toMatchObject({ total: 1 });
  const { records } = answer.body.data as { readonly records: readonly { readonly content: string }[] };
  const url = /href="([^"]+)"/.exec(records[0]?.content ?? '')?.[1] ?? '';
  expect(url).toMatch(/\.xlsx$/);
  const response = await fetch(`${mock.url}${url}`);
  const [sheet] = await readWorkbook(Buffer.from(await response.arrayBuffer()));
  expect(sheet?.data[0]?.slice(0, 3)).toEqual(['订单号', '下单日期', '状态']);
  expect(sheet?.data.length).toBeGreaterThan(1);
});
