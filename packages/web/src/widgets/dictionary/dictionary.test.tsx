import { queryDictionary } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../test/render-page';
import { useDictionary } from './use-dictionary';

const DESCRIBED = [{ value: '01', label: '质量问题' }];

function Choices() {
  return (
    <p>{`可选：${useDictionary('RETURN_REASON', DESCRIBED)
      .map(({ label }) => label)
      .join('、')}`}</p>
  );
}

it('ORDER-01 BIG-01f a select offers what the dictionary of its code has, in its order', async () => {
  const server = accountApi().answer(queryDictionary, {
    data: [
      { code: '99', name: '其他', sort: 9 },
      { code: '05', name: '门店撤柜', sort: 1 },
    ],
  });
  renderPage(Choices, { path: '/index' });
  await screen.findByText('可选：门店撤柜、其他');
  const request = server.requests.find(({ operationId }) => operationId === queryDictionary.id);
  expect(request?.url.searchParams.get('typeCode')).toBe('RETURN_REASON');
});

it.each([
  ['is refused', { code: '0', msg: '字典类型不存在，请联系管理员' }],
  ['has no entry', { data: [] }],
])(
  'ORDER-01 where the dictionary %s, the select offers what the description names',
  async (_case, answer) => {
    accountApi().answer(queryDictionary, answer);
    renderPage(Choices, { path: '/index' });
    await screen.findByText('可选：质量问题');
  },
);
