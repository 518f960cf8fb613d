import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useAsFootBar } from './foot-bar';

interface StickyBarProps {
  /** The text next to the totals, e.g. 已选 12 种 · 386 台. */
  readonly summary: ReactNode;
  readonly actions: ReactNode;
  readonly start?: ReactNode;
  /** For looks of its own. */
  readonly className?: string;
}

/** Totals and the primary action, at the bottom edge of the window: a child of its page, for a wrapper ends before it. */
export function StickyBar({ start, summary, actions, className = '' }: StickyBarProps) {
  useAsFootBar();
  return (
    <section className={`sticky-bar ${className}`.trim()} aria-label="合计与操作">
      <Flex align="center" gap="middle">
        {start}
      </Flex>
      {/* antd hides an empty start, so the end keeps right by itself. */}
      <Flex align="center" gap="middle" wrap justify="end" style={{ marginInlineStart: 'auto' }}>
        <div aria-live="polite">{summary}</div>
        <Flex align="center" gap="middle" wrap justify="end">
          {actions}
        </Flex>
      </Flex>
    </section>
  );
}
