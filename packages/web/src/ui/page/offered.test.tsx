import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ButtonLink } from '../button/plain-button';
import { columnsOf } from '../table/columns';
import { RowActions } from '../table/row-actions';
import { knowOffered } from './offered';

afterEach(() => knowOffered(() => true));

it('MENU-07 an act that goes on at a page that the host does not offer is disabled with the reason, in the row and under 更多', async () => {
  knowOffered((address) => address !== '/payment');
  const acts = ['a', 'b', 'c', 'd'].map((key) => ({ key, label: `付款${key}`, to: '/payment' }));
  render(<RowActions actions={acts} of="ZF1" />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link')).toBeNull();
  const first = screen.getByRole('button', { name: '付款a：ZF1，暂不开放' });
  expect(first.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '更多操作：ZF1' }));
  const line = await screen.findByRole('menuitem', { name: /付款d/ });
  expect(line.getAttribute('aria-disabled')).toBe('true');
});

it('MENU-07 the number of a row is no link to a page that the host does not offer', () => {
  const number = columnsOf<{ readonly no: string }>().code('no', '单号', {
    to: ({ no }) => `/orderDetail?orderNo=${no}`,
  });
  const draw = () => render(<>{number.render({ no: '601' })}</>, { wrapper: MemoryRouter });
  const offered = draw();
  expect(screen.getByRole('link', { name: '601' })).toBeTruthy();
  offered.unmount();
  knowOffered((address) => !address.startsWith('/orderDetail'));
  draw();
  expect(screen.getByText('601')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('MENU-07 a button that leads to a page that the host does not offer is told from its equals by its name, as before', () => {
  knowOffered(() => false);
  const draw = (no: string) => (
    <ButtonLink to="/payment" aria-label={`去支付：${no}`}>
      去支付
    </ButtonLink>
  );
  render(
    <>
      {draw('601')}
      {draw('602')}
    </>,
    { wrapper: MemoryRouter },
  );
  const names = ['去支付：601，暂不开放', '去支付：602，暂不开放'];
  for (const name of names) expect(screen.getByRole('link', { name }).textContent).toBe('去支付暂不开放');
});
