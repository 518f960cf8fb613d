import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { markDocument, markUpToPage } from './marks';

const markLate = markUpToPage('data-late-part');
const useBarMark = markDocument('data-bar');

function Late() {
  return <i ref={markLate} />;
}

function Bar({ isOn }: { readonly isOn?: boolean }) {
  useBarMark(isOn);
  return null;
}

it('a part marks itself and what it stands in, below its page, until the last of them goes', () => {
  const page = (count: number) => (
    <main>
      <div className="page">
        <section>
          {Array.from({ length: count }, (_, at) => (
            <Late key={at} />
          ))}
        </section>
      </div>
    </main>
  );
  const { container, rerender } = render(page(2));
  const marked = () => [...container.querySelectorAll('[data-late-part]')].map(({ tagName }) => tagName);
  expect(marked()).toEqual(['SECTION', 'I', 'I']);
  rerender(page(1));
  expect(marked()).toEqual(['SECTION', 'I']);
  rerender(page(0));
  expect(marked()).toEqual([]);
});

it('a part outside of a page marks nothing', () => {
  const { container } = render(
    <section>
      <Late />
    </section>,
  );
  expect(container.querySelector('[data-late-part]')).toBeNull();
});

it('the document is marked while one of the parts asks for it', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-bar');
  const { rerender, unmount } = render(
    <>
      <Bar />
      <Bar isOn={false} />
    </>,
  );
  expect(isMarked()).toBe(true);
  rerender(
    <>
      <Bar isOn={false} />
      <Bar isOn />
    </>,
  );
  expect(isMarked()).toBe(true);
  rerender(
    <>
      <Bar isOn={false} />
      <Bar isOn={false} />
    </>,
  );
  expect(isMarked()).toBe(false);
  rerender(<Bar />);
  unmount();
  expect(isMarked()).toBe(false);
});
