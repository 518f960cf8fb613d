import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { InApp } from '../../test/in-app';
import { LateDialog } from './late-dialog';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
}

const Greeting = ({ title }: Props) => <p role="dialog">{title}</p>;
const onClose = vi.fn<() => void>();
const load = vi.fn<() => Promise<typeof Greeting>>();
const draw = (title: string | undefined) => (
  <InApp>
    <LateDialog load={load} props={title === undefined ? undefined : { title, onClose }} />
  </InApp>
);

beforeEach(() => {
  load.mockReset().mockResolvedValue(Greeting);
  onClose.mockReset();
});

it('MISC-01 a late dialog is not fetched with its page, and once when it is asked for', async () => {
  const { rerender } = render(draw(undefined));
  expect(load).not.toHaveBeenCalled();
  rerender(draw('取消订单'));
  expect((await screen.findByRole('dialog')).textContent).toBe('取消订单');
  rerender(draw(undefined));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(draw('签收'));
  expect((await screen.findByRole('dialog')).textContent).toBe('签收');
  expect(load).toHaveBeenCalledTimes(1);
});

it('MISC-01 without a network a message says that the window did not open, the page stays, and the next press tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { rerender } = render(draw('取消订单'));
  await screen.findByText('窗口没有打开，请检查网络后重试');
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(draw(undefined));
  rerender(draw('取消订单'));
  await screen.findByRole('dialog');
});
