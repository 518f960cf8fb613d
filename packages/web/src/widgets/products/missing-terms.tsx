import type { ReactNode } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { NoticeLine } from '#ui/page/notice-line';

interface MissingTermsProps {
  /** The missing data: 价格, 库存. */
  readonly missing: readonly string[];
  readonly onRetry: () => void;
  readonly className?: string;
  /** What that means here. */
  readonly children?: ReactNode;
}

/** Which terms of products did not come, with another try; nothing while none is missing. */
export function MissingTerms({ missing, onRetry, className = '', children }: MissingTermsProps) {
  if (missing.length === 0) return null;
  return (
    <NoticeLine
      className={className}
      action={
        <PlainButton kind="link" size="small" onClick={onRetry}>
          重试
        </PlainButton>
      }
    >
      {missing.join('、')}暂时没有取到{children}
    </NoticeLine>
  );
}
