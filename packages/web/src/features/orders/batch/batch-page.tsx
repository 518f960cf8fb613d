import { formatYuan } from '@dealer-portal/rules/money';
import { BATCH_LINE_STATES, BATCH_STATES } from '@dealer-portal/rules/states';
import { submitBatchOrder } from '@dealer-portal/sdk/operations';
import { Flex } from 'antd';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { callSeconds } from '#kits/submit/call-seconds';
import { Submits } from '#kits/submit/submits';
import { dialogs, notify } from '#platform/notices';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { StickyBar } from '#ui/page/sticky-bar';
import { useRowValues } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { unsettledLine } from '#widgets/quantity-edits/correct-first';
import { batchResultHref } from './batch-href';
import { pasteTarget } from './batch-line';
import type { BatchHead, BatchLine } from './batch-queries';
import { BatchTable } from './batch-table';
import { NoBatch } from './no-batch';
import { type OpenBatch, useBatch } from './use-batch';
import { batchRun } from './use-placing';
import './batch.css';
import { joined, stateText } from '#ui/text/joined';

const LIMITS = { place: callSeconds(submitBatchOrder) };

/** 批量订单信息: the lines of one batch, corrected, checked again and placed (PAYER-01, CART-02). */
export function Component() {
  const [params] = useSearchParams();
  const batchNo = params.get('batchNo') ?? '';
  if (batchNo !== '') return <Batch key={batchNo} batchNo={batchNo} />;
  return <NoBatch batchNo="" />;
}

function Batch({ batchNo }: { readonly batchNo: string }) {
  const batch = useBatch(batchNo);
  const { lines, head } = batch;
  const all = lines.data?.records ?? [];
  const bad = all.filter(({ checkStatus }) => checkStatus === BATCH_LINE_STATES.faulty.value);
  const isPlacing = batchRun.read().kind !== 'idle';
  if (head?.status === BATCH_STATES.placed.value && !isPlacing)
    return <Navigate to={batchResultHref(batchNo)} replace />;
  const isGone = batch.heads.isSuccess && !head;
  if (isGone) return <NoBatch batchNo={batchNo} />;
  return (
    <div className="page">
      <PageHeader
        contextRoom={1}
        context={`批次 ${batchNo}${head ? ` · ${joined([head.fileName, stateText(head.statusName)], ' · ')}` : ''}`}
        actions={<ButtonLink to={href('batchOrderOfAll')}>全部批次</ButtonLink>}
      />
      <Submits
        run={batchRun}
        orderName="批次订单"
        limits={LIMITS}
        ordersTo={batchResultHref(batchNo)}
        onSettled={() => void batch.refresh()}
      />
      <BatchTable batch={batch} all={all} bad={bad} />
      {head && all.length > 0 && <BatchBar head={head} lines={all} bad={bad.length} batch={batch} />}
    </div>
  );
}

interface BatchBarProps {
  readonly head: BatchHead;
  readonly lines: readonly BatchLine[];
  readonly bad: number;
  readonly batch: OpenBatch;
}

function BatchBar({
  head,
  lines,
  bad,
  batch: { isBusy, isChecking, quantities, check, place },
}: BatchBarProps) {
  const navigate = useNavigate();
  const { edits, wrong } = quantities;
  const open = { edits: useRowValues(edits), wrong: useRowValues(wrong) };
  const unsettled = unsettledLine(lines.map(pasteTarget), open, '提交');
  const refused = bad > 0 ? `还有 ${bad} 行有误，请修改或删除` : undefined;
  const disabledReason = unsettled ?? refused;
  const onPlace = async () => {
    // The drawing follows the fields a moment later; placing checks the present values.
    const now = unsettledLine(lines.map(pasteTarget), { edits: edits.all(), wrong: wrong.all() }, '提交');
    if (now !== undefined) return notify('warning', now);
    const batch = await check();
    if (!batch) return;
    return dialogs.confirm({
      title: `提交批次 ${batch.head.batchNo}？`,
      content: `共 ${batch.lines.length} 行，按送达方和付款方分别生成订单。`,
      okText: `提交 ${formatYuan(batch.head.amount)}`,
      cancelText: '再看看',
      closesAtOnce: true,
      onOk: async () => {
        if (!(await place(batch))) return;
        batchRun.close();
        await navigate(batchResultHref(batch.head.batchNo));
      },
    });
  };
  return (
    <StickyBar
      summary={
        <>
          共 {lines.length} 行 · 有误 {bad} 行 · 合计 <Money amount={head.amount} strong />
        </>
      }
      actions={
        <Flex gap="small" wrap>
          <ReasonButton isBusy={isChecking} onClick={() => check()}>
            重新校验
          </ReasonButton>
          <ReasonButton
            kind="primary"
            disabledReason={isBusy ? '正在保存或校验，请稍候' : disabledReason}
            onClick={onPlace}
          >
            提交下单
          </ReasonButton>
        </Flex>
      }
    />
  );
}
