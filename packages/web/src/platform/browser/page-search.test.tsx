import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emitPageSearch, usePageSearch } from './page-search';

function List({ keywords }: { readonly keywords: string[] }) {
  usePageSearch((keyword) => keywords.push(keyword));
  return null;
}

it('SEARCH-01 a page hears the last keyword that was searched while its code was on its way, once, and no keyword of another page or visit', () => {
  const keywords: string[] = [];
  window.history.replaceState(null, '', '/transfer/list');
  emitPageSearch('203');
  emitPageSearch('325');
  const { unmount } = render(<List keywords={keywords} />);
  emitPageSearch('216');
  expect(keywords).toEqual(['325', '216']);
  unmount();
  render(<List keywords={keywords} />).unmount();
  emitPageSearch('203');
  window.history.replaceState(null, '', '/traffic/list');
  render(<List keywords={keywords} />).unmount();
  emitPageSearch('203');
  window.history.pushState({ key: 'later' }, '', '/traffic/list');
  render(<List keywords={keywords} />);
  expect(keywords).toEqual(['325', '216']);
});
