import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../test/render-page';
import { PictureUpload } from './picture-upload';

it('ORDER-01 a picture that is too large is said at the field, and not sent', async () => {
  const server = accountApi();
  renderPage(() => <PictureUpload />, { path: '/index' });
  await screen.findByRole('button', { name: /添加照片/ });
  const before = server.requests.length;
  const file = new File(['x'], '破损.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 });
  const field = document.querySelector('input[type="file"]');
  if (!field) throw new Error('no field for a file');
  fireEvent.change(field, { target: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toBe('破损.jpg 超过 5 MB，请压缩后再传');
  expect(server.requests).toHaveLength(before);
});
