import { FILE_TERMS } from '@dealer-portal/rules/upload';
import type { Result } from '@dealer-portal/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#platform/calls/query';
import { InApp } from '../../test/in-app';
import { UploadField } from './upload-field';
import type { Sending, StoredFile, StoreFile } from './use-uploads';

const stored = (fileName: string): StoredFile => ({ fileId: `F-${fileName}`, fileName, url: `/${fileName}` });
const answer = (data?: StoredFile): Result<StoredFile | undefined> => ({
  ok: true,
  code: '1',
  msg: '',
  status: 200,
  operationId: 'uploadFile',
  attempts: 1,
  data,
});
const file = (name: string, megabytes = 0) => {
  const picture = new File(['x'], name, { type: 'image/jpeg' });
  if (megabytes > 0) Object.defineProperty(picture, 'size', { value: megabytes * 1024 * 1024 });
  return picture;
};

interface FieldProps {
  readonly first?: readonly StoredFile[];
  readonly terms?: keyof typeof FILE_TERMS;
  readonly store?: StoreFile;
  readonly discard?: (file: StoredFile) => unknown;
  readonly onChange?: (names: readonly string[]) => void;
  /** Called with the number of drawn files, before React has done the next step. */
  readonly onDrawn?: ((count: number) => void) | undefined;
}

/** The field in a form that keeps what it says. */
function Field({ first = [], terms = 'orderPicture', onChange, onDrawn, ...ways }: FieldProps) {
  const [files, setFiles] = useState(first);
  useLayoutEffect(() => onDrawn?.(files.length), [files, onDrawn]);
  const keep = (next: readonly StoredFile[]) => {
    onChange?.(next.map(({ fileName }) => fileName));
    setFiles(next);
  };
  return (
    <UploadField
      label="照片"
      terms={FILE_TERMS[terms]}
      store={async ({ name }) => answer(stored(name))}
      value={files}
      onChange={keep}
      {...ways}
    />
  );
}

const inApp = (children: ReactNode) => (
  <QueryClientProvider client={createQueryClient()}>
    <InApp>{children}</InApp>
  </QueryClientProvider>
);
const draw = (props: FieldProps) => render(inApp(<Field {...props} />));
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('选择照片文件'), { target: { files } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pictures = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'));

it.each([
  ['ORDER-01g', 'orderPicture', 5],
  ['BIG-01e', 'demandPicture', 10],
  ['FIN-10a', 'projectPaper', 5],
  ['FIN-11a', 'boothPicture', 10],
] as const)(
  '%s files of %s that are too large are each said at their tile, and not sent',
  async (_id, terms, limit) => {
    const store = vi.fn<StoreFile>();
    draw({ terms, store });
    choose(file('一.jpg', limit + 1), file('二.jpg', limit + 1));
    await screen.findByText(`二.jpg 超过 ${limit} MB，请压缩后再传`);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      `一.jpg 超过 ${limit} MB，请压缩后再传`,
      `二.jpg 超过 ${limit} MB，请压缩后再传`,
    ]);
    expect(store).not.toHaveBeenCalled();
  },
);

it('FIN-11a a file on its way says how much has left, and is taken back: its call ends and nothing is kept', async () => {
  const sendings: Sending[] = [];
  const onChange = vi.fn();
  const store: StoreFile = (_file, sending) => {
    sendings.push(sending);
    return new Promise((resolve) =>
      sending.signal.addEventListener('abort', () => resolve(answer(stored('大.jpg')))),
    );
  };
  draw({ store, onChange });
  choose(file('大.jpg', 4));
  await screen.findByText('1 KB / 4.0 MB');
  act(() => sendings[0]?.onSent(3 * 1024 * 1024));
  await screen.findByText('3.0 MB / 4.0 MB');
  await press('取消 大.jpg');
  expect(sendings[0]?.signal.aborted).toBe(true);
  await waitFor(() => expect(screen.queryByText('大.jpg')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});

it('FIN-11a a stored file is taken out, and 撤销 puts it back at its place', async () => {
  const onChange = vi.fn();
  const discard = vi.fn();
  draw({ first: ['一.jpg', '二.jpg', '三.jpg'].map(stored), onChange, discard });
  await press('移除 二.jpg');
  expect(onChange).toHaveBeenLastCalledWith(['一.jpg', '三.jpg']);
  await press('撤销');
  expect(onChange).toHaveBeenLastCalledWith(['一.jpg', '二.jpg', '三.jpg']);
  expect(pictures()).toEqual(['一.jpg', '二.jpg', '三.jpg']);
  expect(discard).not.toHaveBeenCalled();
});

it('BIG-01e a file is deleted at the server once it cannot be put back: with the next one, and with the field', async () => {
  const discard = vi.fn();
  const { rerender } = draw({ first: ['一.jpg', '二.jpg'].map(stored), discard });
  await press('移除 一.jpg');
  expect(discard).not.toHaveBeenCalled();
  await press('移除 二.jpg');
  expect(discard.mock.calls).toEqual([[stored('一.jpg')]]);
  rerender(inApp('已离开'));
  expect(discard.mock.calls).toEqual([[stored('一.jpg')], [stored('二.jpg')]]);
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

it('FIN-11a another file takes the place of the one that it replaces', async () => {
  const onChange = vi.fn();
  draw({ first: ['一.jpg', '二.jpg'].map(stored), onChange });
  fireEvent.change(screen.getByLabelText('选择代替 一.jpg 的文件'), { target: { files: [file('新.jpg')] } });
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['新.jpg', '二.jpg']));
});

it('FIN-11a files beyond the room are not taken, and a full field offers none', async () => {
  const onChange = vi.fn();
  draw({ terms: 'projectPaper', first: ['1.pdf', '2.pdf', '3.pdf', '4.pdf'].map(stored), onChange });
  choose(file('5.pdf'), file('6.pdf'));
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange).toHaveBeenLastCalledWith(['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf']);
  expect(screen.queryByRole('button', { name: /^照片：拖进来/ })).toBeNull();
});

it('ORDER-01g a file that was stored without an address says so at its tile, and is not kept', async () => {
  const onChange = vi.fn();
  draw({ store: async () => answer(), onChange });
  choose(file('a.png'));
  await screen.findByText('没有收到保存地址，请重新上传');
  expect(onChange).not.toHaveBeenCalled();
});

it('FIN-11a a file that is stored while the one before it is being drawn keeps that one', async () => {
  const onChange = vi.fn();
  const names = ['一.jpg', '二.jpg', '三.jpg', '四.jpg'];
  const sendAnswers: (() => void)[] = [];
  const onDrawn = () => sendAnswers.shift()?.();
  const store: StoreFile = ({ name }) =>
    new Promise((resolve) => sendAnswers.push(() => resolve(answer(stored(name)))));
  draw({ terms: 'storeInside', store, onChange, onDrawn });
  choose(...names.map((name) => file(name)));
  await screen.findByText('四.jpg');
  onDrawn();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(4));
  expect(onChange).toHaveBeenLastCalledWith(names);
});
