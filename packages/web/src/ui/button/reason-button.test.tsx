import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReasonButton } from './reason-button';

const act = vi.fn<() => unknown>();
const button = () => screen.getByRole('button', { name: '提交订单' });

beforeEach(() => {
  act.mockReset();
});

describe('ORDER-01 one press, one act', () => {
  it('two presses in one tick act once', async () => {
    render(<ReasonButton onClick={act}>提交订单</ReasonButton>);
    button().click();
    button().click();
    expect(act).toHaveBeenCalledOnce();
  });

  it('a double click acts once, also when the first act was done at once', async () => {
    render(<ReasonButton onClick={act}>提交订单</ReasonButton>);
    fireEvent.click(button(), { detail: 1 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    fireEvent.click(button(), { detail: 2 });
    expect(act).toHaveBeenCalledOnce();
  });

  it('is refused while the act is under way, and possible again when it has settled', async () => {
    let done: () => void = () => undefined;
    act.mockImplementation(() => new Promise<void>((resolve) => (done = resolve)));
    render(<ReasonButton onClick={act}>提交订单</ReasonButton>);
    await userEvent.click(button());
    await userEvent.click(button(), { delay: 500 });
    expect(act).toHaveBeenCalledOnce();
    done();
    await vi.waitFor(() => {
      button().click();
      expect(act).toHaveBeenCalledTimes(2);
    });
  });

  it('the button of a form sends it once', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <ReasonButton type="submit">提交订单</ReasonButton>
      </form>,
    );
    button().click();
    button().click();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('a button that is off does nothing, sends no form', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <ReasonButton kind="primary" type="submit" disabledReason="请先勾选订单" onClick={act}>
          提交订单
        </ReasonButton>
      </form>,
    );
    await userEvent.click(button());
    expect(act).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });
});

describe('A11Y a button that is off says why', () => {
  it('keeps the focus when it goes off, says why at once, and nothing when it is on again', async () => {
    const page = render(<ReasonButton>提交订单</ReasonButton>);
    await userEvent.tab();
    page.rerender(<ReasonButton disabledReason="数量正在保存">提交订单</ReasonButton>);
    expect(document.activeElement).toBe(button());
    expect(screen.getByRole('tooltip').textContent).toBe('数量正在保存');
    page.rerender(<ReasonButton>提交订单</ReasonButton>);
    expect(document.activeElement).toBe(button());
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('a press that ends on it shows the reason', async () => {
    function Page() {
      const [reason, setReason] = useState<string>();
      return (
        <ReasonButton disabledReason={reason} onMouseDown={() => setReason('数量正在保存')} onClick={act}>
          提交订单
        </ReasonButton>
      );
    }
    render(<Page />);
    await userEvent.click(button());
    expect(screen.getByRole('tooltip').textContent).toBe('数量正在保存');
    expect(act).not.toHaveBeenCalled();
  });

  it.each(['hover', 'focus'])('on %s, and no more when it is left or Escape is pressed', async (way) => {
    render(<ReasonButton disabledReason="请先勾选订单">提交订单</ReasonButton>);
    const near = () => (way === 'hover' ? userEvent.hover(button()) : userEvent.tab());
    const away = () => (way === 'hover' ? userEvent.unhover(button()) : userEvent.tab());
    await near();
    expect(screen.getByRole('tooltip').textContent).toBe('请先勾选订单');
    expect(button().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await away();
    await near();
    screen.getByRole('tooltip');
    await away();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
