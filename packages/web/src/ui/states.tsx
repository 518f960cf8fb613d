import { Button, Empty, Flex, Result, Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  /** Why it is empty. */
  readonly reason?: string;
  /** The one action that helps. */
  readonly action?: ReactNode;
}

/** An empty list or panel: what it is, why it is empty, one action. */
export function EmptyState({ title, reason, action }: EmptyStateProps) {
  return (
    <Empty
      className="state"
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <Flex vertical>
          <Typography.Text>{title}</Typography.Text>
          {reason && <Typography.Text type="secondary">{reason}</Typography.Text>}
        </Flex>
      }
    >
      {action}
    </Empty>
  );
}

interface ErrorStateProps {
  /** What failed, in the user's words. */
  readonly title: string;
  /** The server's sentence. */
  readonly message: string;
  /** Operation, code and time for support. */
  readonly details?: string;
  readonly onRetry: () => void;
}

/** A failed list or panel: what failed, retry, details to copy. */
export function ErrorState({ title, message, details, onRetry }: ErrorStateProps) {
  return (
    <Result
      className="state"
      status="warning"
      title={title}
      subTitle={message}
      extra={
        <Flex vertical gap="small" align="center">
          <Button type="primary" onClick={onRetry}>
            重试
          </Button>
          {details && (
            <Typography.Text type="secondary" copyable={{ text: details }}>
              {details}
            </Typography.Text>
          )}
        </Flex>
      }
    />
  );
}

/** The shape of a list while it loads. */
export function ListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  return (
    <div role="status" aria-label="加载中" className="state">
      <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />
    </div>
  );
}
