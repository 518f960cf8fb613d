import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider, Input, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';

function Opener({
  children,
  onOk,
}: {
  readonly children?: ReactNode;
  readonly onOk?: (() => unknown) | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Dialog
        open={isOpen}
        title="签收"
        okText="确定"
        cancelText="取消"
        onOk={onOk}
        onCancel={() => setOpen(false)}
      >
        {children}
      </Dialog>
    </ConfigProvider>
  );
}

async function open(children?: ReactNode, onOk?: () => unknown) {
  render(<Opener onOk={onOk}>{children}</Opener>);
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  return screen.findByRole('dialog');
}

const focused = () => document.activeElement;

describe('a dialog', () => {
  it('puts the focus into its first field, and back to what opened it after Escape', async () => {
    await open(
      <>
        <Input aria-label="停用" disabled />
        <Input aria-label="说明" />
      </>,
    );
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('说明')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: '打开' })));
  });

  it('that is taken away gives the focus back to what opened it', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false);
      const toggle = () => setOpen(!isOpen);
      return (
        <>
          <button type="button" onClick={toggle}>
            打开
          </button>
          {isOpen && <Dialog open title="签收" onCancel={toggle} />}
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe(screen.getByRole('button', { name: '打开' }));
  });

  it('of a group of choices focuses the chosen one', async () => {
    await open(<Radio.Group defaultValue="b" options={['a', 'b']} />);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('radio', { name: 'b' })));
  });

  it('without a field focuses the button that does nothing', async () => {
    await open();
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: '取消' })));
  });

  it('keeps the focus where the user put it when it is drawn again', async () => {
    await open(
      <>
        <Input aria-label="一" />
        <Input aria-label="二" />
      </>,
    );
    await userEvent.type(screen.getByLabelText('二'), '字');
    expect(focused()).toBe(screen.getByLabelText('二'));
  });
});

it('ORDER-01 the act of a dialog is done once for two presses in one tick', async () => {
  const onOk = vi.fn();
  await open(undefined, onOk);
  const button = screen.getByRole('button', { name: '确定' });
  button.click();
  button.click();
  expect(onOk).toHaveBeenCalledOnce();
});

it('ORDER-01 a dialog stays when what opened it was double clicked: the second click meets its mask', async () => {
  const dialog = await open();
  const mask = dialog.closest('.ant-modal-wrap');
  if (!mask) throw new Error('a dialog without a mask');
  fireEvent.mouseDown(mask);
  fireEvent.click(mask, { detail: 2 });
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.mouseDown(mask);
  fireEvent.click(mask, { detail: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
