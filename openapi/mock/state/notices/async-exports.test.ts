import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test-client';

const mock = mockForTests();
const user = clientOf(mock);

it('FLAG-01 an export that takes long is begun once, and its end is told in the message list', async () => {
  const input = { customerCode: '8800123456', taskType: 'MY_ORDER', conditionList: [] };
  const begun = await user.post('/basic/asyncExport/create', input);
  const { taskId } = begun.body.data as { taskId: string };
  expect((await user.post('/basic/asyncExport/create', input)).body.msg).toContain('正在进行');
  const answer = await user.post('/message/api/message/page', {
    unitId: '8800123456_admin',
    keyword: taskId,
  });
  expect(answer.body.data).toMatchObject({ total: 1 });
});
