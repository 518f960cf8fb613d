import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';

const jump = (url: string) => openPortal(`/jump?${new URLSearchParams({ url })}`);

it('an address of the portal opens at once', async () => {
  exampleApi();
  const router = jump('/Ordernotice?a=1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/Ordernotice'));
});

it.each(['https://shop.example.cn/a', '//shop.example.cn/a'])(
  '%s opens only after it was read',
  async (url) => {
    exampleApi();
    const router = jump(url);
    expect((await screen.findByRole('link', { name: '继续前往' })).getAttribute('href')).toBe(url);
    expect(router.state.location.pathname).toBe('/jump');
  },
);

it.each([
  '',
  'javascript:alert(1)',
  '/\\evil.example',
  '/\t\\evil.example',
  '/jump?url=/index',
  'data:text/html,x',
])('%j leads nowhere', async (url) => {
  exampleApi();
  jump(url);
  expect(await screen.findByText('没有可以跳转的地址')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '继续前往' })).toBeNull();
});
