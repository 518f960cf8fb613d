import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();

const exportOf = (type: string) =>
  clientOf(mock, 'directAdmin').get(`/operateAssistant/export?type=${type}&customerCode=8800123456`);

it.each(['CREDIT', 'PROTOTYPE', 'TRAFFIC'])(
  'SIDE-07 the %s sample sheet is a file with its name',
  async (type) => {
    const { status, headers } = await exportOf(type);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/spreadsheetml/);
    expect(headers.get('content-disposition')).toMatch(/filename/);
  },
);

it('SIDE-07 the engineering sample sheet is a link in an envelope', async () => {
  const { body } = await exportOf('ENGINEERING');
  expect(body).toMatchObject({ code: '1', data: expect.stringMatching(/^https:/) });
});
