import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { InApp } from '../test/in-app';
import { warnAndConfirm } from './notices';

it.each(['{Escape}', '{Enter}'])(
  'ROUTE-03 a warning that %s leaves is confirmed, and what waits for it goes on',
  async (key) => {
    render(<InApp>页面</InApp>);
    const confirmed = warnAndConfirm('该业务暂不可用', '财务月结中').then(() => '确认');
    await screen.findByText('财务月结中');
    await userEvent.keyboard(key);
    expect(await confirmed).toBe('确认');
  },
);
