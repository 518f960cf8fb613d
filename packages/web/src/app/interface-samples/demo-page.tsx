import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { notify } from '#platform/notices';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { NoticeLine } from '#ui/page/notice-line';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/page/states';
import { Money } from '#ui/text/money';
import { StatusTag } from '#ui/text/status-tag';
import { STATE_NAMES } from './sample-rows';
import './demo.css';

/**
 * 界面样例: the parts that every page is made of, in each of their states, for builders and reviewers of pages.
 * Assumption: the specification names the route `demo` and no content.
 */
export function Component() {
  const notifyExample = () => notify('success', '这是一条示例消息');
  return (
    <div className="page">
      <PageHeader
        context="示例数据，不会发送到任何系统"
        actions={
          <>
            <Link to={href('table')}>表格样例</Link>
            <Link to={href('tablelist')}>列表样例</Link>
          </>
        }
      />
      <div className="demo-parts">
        <Part title="按钮与消息">
          <Flex gap="small" wrap>
            <ReasonButton kind="primary" onClick={notifyExample}>
              主要操作
            </ReasonButton>
            <PlainButton onClick={notifyExample}>次要操作</PlainButton>
            <ReasonButton isDanger onClick={notifyExample}>
              危险操作
            </ReasonButton>
          </Flex>
        </Part>
        <Part title="金额">
          <Flex gap="middle" wrap>
            <Money amount="1234.50" />
            <Money amount="-1234.50" />
            <Money amount={undefined} />
          </Flex>
        </Part>
        <Part title="状态">
          <StatusTag tone="waiting">{STATE_NAMES.waiting}</StatusTag>
          <StatusTag tone="moving">{STATE_NAMES.moving}</StatusTag>
          <StatusTag tone="done">{STATE_NAMES.done}</StatusTag>
          <StatusTag tone="bad">{STATE_NAMES.bad}</StatusTag>
        </Part>
        <Part title="部分内容">
          <NoticeLine
            action={
              <PlainButton size="small" onClick={notifyExample}>
                重试
              </PlainButton>
            }
          >
            价格暂时没有取到，商品可先浏览
          </NoticeLine>
        </Part>
        <States onRetry={notifyExample} />
      </div>
    </div>
  );
}

/** The states of a list that has no rows to show. */
function States({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <Part title="加载中">
        <ListSkeleton rows={4} />
      </Part>
      <Part title="没有内容">
        <EmptyState title="还没有订单" reason="下单后可以在这里查看。" />
      </Part>
      <Part title="失败">
        <ErrorState title="订单没有加载出来" message="请稍后再试" details="示例 · code 0" onRetry={onRetry} />
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section className="panel demo-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
