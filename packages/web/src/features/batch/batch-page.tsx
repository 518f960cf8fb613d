// No report: the lines of a batch are a sheet that is typed in.
import { formatMoney } from '@dealer-portal/rules/money';
import { Button, Flex, Segmented } from 'antd';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { StickyBar } from '#ui/page/sticky-bar';
import { DataTable } from '#ui/table/data-table';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { useRowValues } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { unsettledLine } from '#widgets/quantity-edits/correct-first';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { OpenSubmits } from '#widgets/submit/open-submits';
import { lookUpOrders, orderJournal } from '#widgets/submit/order-submits';
import { SubmitDialog } from '#widgets/submit/submit-dialog';
import { batchColumns } from './batch-columns';
import { batchResultHref } from './batch-href';
import { type BatchHead, type BatchLine, lineKey, PLACED } from './batch-queries';
import { NoBatch } from './no-batch';
import { batchRun, type LineChange, useBatch } from './use-batch';
import './batch.css';

const LIMITS = { check: 60, place: 120 };

/** 批量订单信息: the lines of one batch, corrected, checked again and placed (PAYER-01, CART-02). */
export function Component() {
  const [params] = useSearchParams();
  const batchNo = params.get('batchNo') ?? '';
  if (batchNo !== '') return <Batch key={batchNo} batchNo={batchNo} />;
  return <NoBatch batchNo="" />;
}

function Batch({ batchNo }: { readonly batchNo: string }) {
  const { saletoCode } = useAccount();
  const batch = useBatch(batchNo);
  const { lines, head } = batch;
  const all = lines.data?.records ?? [];
  const bad = all.filter(({ checkStatus }) => checkStatus === '2');
  const isPlacing = batchRun.read().kind !== 'idle';
  if (head?.status === PLACED && !isPlacing) return <Navigate to={batchResultHref(batchNo)} replace />;
  const isGone = batch.heads.isSuccess && !head;
  if (isGone) return <NoBatch batchNo={batchNo} />;
  return (
    <div className="page">
      <PageHeader
        context={`批次 ${batchNo}${head ? ` · ${head.fileName ?? ''} · ${head.statusName}` : ''}`}
        actions={
          <Link to={href('batchOrderOfAll')}>
            <Button>全部批次</Button>
          </Link>
        }
      />
      <OpenSubmits
        book={orderJournal}
        saletoCode={saletoCode}
        look={lookUpOrders}
        onSettled={() => void batch.refresh()}
      />
      <BatchTable batch={batch} all={all} bad={bad} />
      {head && all.length > 0 && <BatchBar head={head} lines={all} bad={bad.length} batch={batch} />}
      <SubmitDialog
        run={batchRun}
        orderName="批次订单"
        hasCheck={false}
        limits={LIMITS}
        ordersTo={batchResultHref(batchNo)}
      />
    </div>
  );
}

interface BatchTableProps {
  readonly batch: ReturnType<typeof useBatch>;
  readonly all: readonly BatchLine[];
  readonly bad: readonly BatchLine[];
}

/** The lines of a batch, all or the wrong ones; a pasted column fills their quantities. */
function BatchTable({ batch, all, bad }: BatchTableProps) {
  const { lines, quantities } = batch;
  const [visible, setVisible] = useState<'all' | 'bad'>('all');
  const { columns, actions } = useTable(batch);
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    for (const [key, number] of readPasted(pairs, all.map(named))) quantities.change(key, number);
  };
  return (
    <ColumnEntry onPaste={onPaste}>
      <DataTable
        label="批次明细"
        columns={columns}
        rows={visible === 'bad' ? bad : all}
        rowKey={lineKey}
        state={listState(lines, '批次明细没有加载出来')}
        partial={partialOf(batch)}
        empty={{ title: visible === 'bad' ? '没有有误的行' : '批次里没有明细' }}
        actionsWidth={56}
        actions={actions}
        caption={
          <Segmented
            aria-label="显示的行"
            value={visible}
            onChange={setVisible}
            options={[
              { value: 'all' as const, label: `全部 ${all.length}` },
              { value: 'bad' as const, label: `有误 ${bad.length}` },
            ]}
          />
        }
      />
    </ColumnEntry>
  );
}

function askRemove(line: BatchLine, { change }: ReturnType<typeof useBatch>): void {
  const what = `${line.productModel ?? line.productCode} × ${line.number} 台`;
  dialogs.confirm({
    title: `删除${lineKey(line)} ${what}？`,
    content: `金额 ¥${formatMoney(line.amount)}，送达方 ${line.sendtoCode}。`,
    okText: `删除 ${what}`,
    okButtonProps: { danger: true },
    cancelText: '保留',
    onOk: () => change(line, { number: 0 }),
  });
}

/** What of the batch is not there; without its head it can be read and corrected, not placed. */
function partialOf({ heads, hasTermsFailed }: ReturnType<typeof useBatch>): ReactNode {
  if (heads.isError) {
    return (
      <>
        批次的状态和金额没有取到，暂时不能下单。
        <Button type="link" size="small" onClick={() => void heads.refetch()}>
          重试
        </Button>
      </>
    );
  }
  return hasTermsFailed && '特价、宽限、远周次或付款方暂时没有取到';
}

/** Columns and actions keep their identity while only quantities change, and so do the rows. */
function useTable(batch: ReturnType<typeof useBatch>) {
  const { terms, quantities, busy } = batch;
  const isLocked = busy !== undefined;
  const latest = useRef(batch);
  useEffect(() => {
    latest.current = batch;
  });
  return useMemo(() => {
    const onChange = (line: BatchLine, requested: LineChange) => void latest.current.change(line, requested);
    return {
      columns: batchColumns({ terms, quantities, isLocked, onChange }),
      actions: (line: BatchLine) => [
        { key: 'remove', label: '删除', isDanger: true, onClick: () => askRemove(line, latest.current) },
      ],
    };
  }, [terms, quantities, isLocked]);
}

interface BatchBarProps {
  readonly head: BatchHead;
  readonly lines: readonly BatchLine[];
  readonly bad: number;
  readonly batch: ReturnType<typeof useBatch>;
}

function BatchBar({ head, lines, bad, batch: { busy, quantities, check, place } }: BatchBarProps) {
  const navigate = useNavigate();
  const { edits, wrong } = quantities;
  const open = { edits: useRowValues(edits), wrong: useRowValues(wrong) };
  const unsettled = unsettledLine(lines.map(named), open, '提交');
  const refused = bad > 0 ? `还有 ${bad} 行有误，请修改或删除` : undefined;
  const disabledReason = unsettled ?? refused;
  const onPlace = async () => {
    // What is drawn follows the fields a moment later; what is placed is judged when it is.
    const now = unsettledLine(lines.map(named), { edits: edits.all(), wrong: wrong.all() }, '提交');
    if (now !== undefined) return notify('warning', now);
    if (!(await check())) return;
    return dialogs.confirm({
      title: `提交批次 ${head.batchNo}？`,
      content: `共 ${lines.length} 行，按送达方和付款方分别生成订单。`,
      okText: `提交 ¥${formatMoney(head.amount)}`,
      cancelText: '再看看',
      closesAtOnce: true,
      onOk: async () => {
        if (!(await place())) return;
        batchRun.close();
        await navigate(batchResultHref(head.batchNo));
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
          <ReasonButton loading={busy === 'check'} onClick={() => check()}>
            重新校验
          </ReasonButton>
          <ReasonButton
            type="primary"
            disabledReason={busy === undefined ? disabledReason : '正在保存或校验，请稍候'}
            onClick={onPlace}
          >
            提交下单
          </ReasonButton>
        </Flex>
      }
    />
  );
}

/** A line is called by its place in the batch. */
function named(line: BatchLine) {
  return { key: lineKey(line), name: lineKey(line) };
}
