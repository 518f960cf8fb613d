import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Loaded } from './loaded';

interface Source {
  readonly data: readonly string[] | undefined;
  readonly error: Error | null;
}

const refetch = vi.fn();

const open = (source: Source, isKept = false) =>
  render(
    <Loaded query={{ ...source, refetch }} failure="函件没有加载出来" isKept={isKept} empty={<p>没有函件</p>}>
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </Loaded>,
  );

it('draws the shape of what is asked for, then the answer, or what an empty answer means', () => {
  const { unmount } = open({ data: undefined, error: null });
  screen.getByRole('status', { name: '加载中' });
  unmount();
  const answer = open({ data: ['对账函'], error: null });
  screen.getByText('对账函');
  expect(screen.queryByRole('status')).toBeNull();
  answer.unmount();
  open({ data: [], error: null });
  screen.getByText('没有函件');
});

it('a failure says what did not load and can be tried again; it takes the place of an older answer', async () => {
  open({ data: ['对账函'], error: new Error('offline') });
  screen.getByText('函件没有加载出来');
  expect(screen.queryByText('对账函')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /重 ?试/ }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('an answer that is kept stays under the failure of a later one; an empty one says nothing then', () => {
  const { unmount } = open({ data: ['对账函'], error: new Error('offline') }, true);
  screen.getByText('函件没有加载出来');
  screen.getByText('对账函');
  unmount();
  open({ data: [], error: new Error('offline') }, true);
  expect(screen.queryByText('没有函件')).toBeNull();
});
