import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { ImageField } from './image-field';

it('BIG-01 images that are too large are each said at the field, and not sent', async () => {
  const server = accountApi();
  renderPage(() => <ImageField />, { path: '/index' });
  const field = await screen.findByLabelText('选择图片文件');
  const before = server.requests.length;
  const files = ['一.jpg', '二.jpg'].map((name) => {
    const file = new File(['x'], name, { type: 'image/jpeg' });
    Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
    return file;
  });
  fireEvent.change(field, { target: { files } });
  await screen.findByText('二.jpg 超过 10 MB，请压缩后再传');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    '一.jpg 超过 10 MB，请压缩后再传',
    '二.jpg 超过 10 MB，请压缩后再传',
  ]);
  expect(server.requests).toHaveLength(before);
});
