import { formatYuan, isAmount } from '@dealer-portal/rules/money';
import { LIQUIDATION_STATES } from '@dealer-portal/rules/states';
import { checkLiquidateApply, getAccountFlow } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert, Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Link } from 'react-router-dom';
import { useListWrite } from '#kits/report/use-list-write';
import { Loaded } from '#platform/calls/loaded';
import { dialogs } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { EmptyState } from '#ui/page/states';
import { columnsOf } from '#ui/table/columns';
import { Money } from '#ui/text/money';
import { ApprovalCourse } from '#widgets/approval/approval-course';
import { cancelLiquidation, deleteLiquidation, settleLiquidation } from './calls';
import type { LiquidationFlow } from './flow';
import { LIQUIDATION_ADDRESS } from './liquidation-address';
import { flowQuery } from './queries';
import './liquidation.css';

/** 清户进度: the latest application with its steps, and what can be done with it (FIN-11). */
export function LiquidationPanel() {
  const query = useQuery(flowQuery(useAccount()));
  return (
    <section className="liquidation page-below" aria-label="清户进度">
      <h2>清户进度</h2>
      <Loaded
        query={{ ...query, data: query.data === undefined ? undefined : { flow: query.data } }}
        failure="清户进度没有加载出来"
        rows={3}
      >
        {({ flow }) => (flow ? <Flow flow={flow} /> : <NoFlow />)}
      </Loaded>
    </section>
  );
}

function ApplyLink() {
  return <ButtonLink to={LIQUIDATION_ADDRESS}>申请清户</ButtonLink>;
}

function NoFlow() {
  return (
    <EmptyState
      title="没有清户申请"
      reason="不再经营某个产业时，可以申请清户，余额会退回。"
      action={<ApplyLink />}
    />
  );
}

/** The state of an application with its tone. */
const STATE = columnsOf<LiquidationFlow>().status('status', 'statusName', {
  states: LIQUIDATION_STATES,
});

interface FlowProps {
  readonly flow: LiquidationFlow;
}

function Flow({ flow }: FlowProps) {
  const { applyNo, industryName, reason, settleAmount, nodeList } = flow;
  return (
    <>
      <Descriptions
        className="liquidation-facts"
        size="small"
        column={{ xs: 1, md: 3 }}
        items={[
          { key: 'applyNo', label: '申请单号', children: applyNo },
          {
            key: 'status',
            label: '状态',
            children: STATE.render(flow),
          },
          { key: 'industry', label: '产业', children: industryName || '全部产业' },
          { key: 'reason', label: '清户原因', children: reason || '—' },
          { key: 'amount', label: '应退金额', children: <Money amount={settleAmount} strong /> },
        ]}
      />
      <ApprovalCourse label="清户审批进度" nodes={nodeList} />
      <FlowActions flow={flow} />
    </>
  );
}

const LISTS = [getAccountFlow, checkLiquidateApply] as const;

/** Settled once it is approved, cancelled before that, deleted once it is over. */
function FlowActions({ flow }: FlowProps) {
  const { applyNo, status, settleAmount } = flow;
  const amount = formatYuan(settleAmount);
  const cancel = useListWrite({
    call: cancelLiquidation,
    lists: LISTS,
    message: () => `清户申请 ${applyNo} 已取消`,
  });
  const remove = useListWrite({
    call: deleteLiquidation,
    lists: LISTS,
    message: () => `清户申请 ${applyNo} 已删除`,
  });
  const settle = useListWrite({
    call: settleLiquidation,
    lists: LISTS,
    message: () => `已确认结算，${amount} 会退回`,
  });
  const ask = (act: string, content: string, onOk: () => unknown) => () =>
    dialogs.confirm({ title: `${act} ${applyNo}？`, content, okText: act, cancelText: '再看看', onOk });
  const isOpen =
    status === LIQUIDATION_STATES.inApproval.value || status === LIQUIDATION_STATES.settling.value;
  const refusal = settle.refusal ?? cancel.refusal ?? remove.refusal;
  return (
    <>
      {refusal && <Refusal text={refusal} />}
      <div className="liquidation-actions">
        {status === LIQUIDATION_STATES.settling.value && (
          <ReasonButton
            kind="primary"
            isBusy={settle.isPending}
            disabledReason={isAmount(settleAmount) ? undefined : '结算金额无法识别，暂不能确认'}
            onClick={ask('确认结算', `退回 ${amount}，账户随后关闭，不能撤销。`, () => settle.send(flow))}
          >
            确认结算 {amount}
          </ReasonButton>
        )}
        {isOpen && (
          <ReasonButton
            isBusy={cancel.isPending}
            onClick={ask('取消清户申请', '取消后账户照常使用，可以再申请。', () => cancel.send(applyNo))}
          >
            取消申请
          </ReasonButton>
        )}
        {(status === LIQUIDATION_STATES.rejected.value || status === LIQUIDATION_STATES.cancelled.value) && (
          <ReasonButton
            isBusy={remove.isPending}
            onClick={ask('删除清户申请', '从列表中移除，不影响账户。', () => remove.send(applyNo))}
          >
            删除申请
          </ReasonButton>
        )}
        {!isOpen && <ApplyLink />}
        <Link to={href('payerZY')}>查看付款方余额</Link>
      </div>
    </>
  );
}

/** An account cannot be settled while it has open orders; they are listed below the form. */
function Refusal({ text }: { readonly text: string }) {
  const action = <Link to={LIQUIDATION_ADDRESS}>看未完成的订单</Link>;
  return <Alert type="error" showIcon role="alert" title={text} action={action} />;
}
