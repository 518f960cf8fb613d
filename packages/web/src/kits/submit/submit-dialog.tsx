import { Alert } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PlainButton } from '#ui/button/plain-button';
import { Dialog } from '#ui/overlay/dialog';
import { StepRuler } from '#ui/ruler/step-ruler';
import { useStore } from '#ui/store';
import { Money } from '#ui/text/money';
import { LOST_TEXTS, type LookUpOutcome } from './lost-texts';
import type { PlacedOrder, RunState, SubmitRun } from './submit-run';
import { Waiting } from './waiting';
import '#ui/text/line-list.css';
import './submit.css';
import { stateText } from '#ui/text/joined';

export interface SubmitDialogProps {
  readonly run: SubmitRun;
  /** 整车订单, 调货订单. */
  readonly orderName: string;
  /** How long the work under way may take, in seconds; `check` where the orders are checked first. */
  readonly limits: { readonly check?: number; readonly place: number };
  /** Where the orders are found afterwards. */
  readonly ordersTo: string;
  /** The place behind the dialog that keeps what was not ordered. */
  readonly keptIn?: '购物车' | '本页';
}

/** How far a submit is, what it waits for, and how it ended; it can be left and found again (ORDER-01, HTTP-01). */
export function SubmitDialog(props: SubmitDialogProps) {
  const { run, orderName, limits, ordersTo, keptIn = '本页' } = props;
  const state = useStore(run);
  const [hidden, setHidden] = useState<number>();
  if (state.kind === 'idle' || state.kind === 'problems') return null;
  if (state.kind === 'placing' && state.since === hidden) return null;
  const isWorking = state.kind === 'checking' || state.kind === 'placing' || isLooking(state);
  return (
    <Dialog
      open
      title={`提交${orderName}`}
      closable={!isWorking}
      mask={{ closable: false }}
      keyboard={!isWorking}
      onCancel={run.close}
      footer={<Buttons state={state} run={run} ordersTo={ordersTo} keptIn={keptIn} onHide={setHidden} />}
    >
      {limits.check !== undefined && <StepRuler label="提交步骤" steps={STEPS} current={stepOf(state)} />}
      <div aria-live="polite">
        <Body state={state} orderName={orderName} limits={limits} keptIn={keptIn} />
      </div>
    </Dialog>
  );
}

/** Whether the order list is being asked; what it says follows in a moment, in passing once the dialog is closed. */
function isLooking(state: RunState): boolean {
  return state.kind === 'lost' && state.outcome === 'looking';
}

const STEPS = ['预检查', '提交', '完成'];

function stepOf({ kind }: RunState): number {
  if (kind === 'checking') return 0;
  return kind === 'placed' ? 3 : 1;
}

interface BodyProps extends Required<Pick<SubmitDialogProps, 'orderName' | 'limits' | 'keptIn'>> {
  readonly state: RunState;
}

function Body({ state, orderName, limits, keptIn }: BodyProps) {
  switch (state.kind) {
    case 'checking':
      return (
        <Waiting
          since={state.since}
          limit={limits.check ?? limits.place}
          text="正在检查库存、价格、余额和装载率"
          hint="可随时取消，取消后不会下单。"
        />
      );
    case 'placing':
      return (
        <Waiting
          since={state.since}
          limit={limits.place}
          text={`正在生成${orderName}`}
          hint={`可以离开，结果会记在${keptIn === '本页' ? '本页' : '购物车页面'}上；请不要重复提交。`}
        />
      );
    case 'placed':
      return <Placed orders={state.orders} />;
    case 'held':
      return <Alert type="warning" showIcon title={state.text} />;
    case 'refused':
      return <Alert type="error" showIcon title={state.msg} description={`没有下单，${keptIn}保持原样。`} />;
    case 'lost':
      return <Lost outcome={state.outcome} />;
    default:
      return null;
  }
}

function Placed({ orders }: { readonly orders: readonly PlacedOrder[] }) {
  return (
    <>
      <Alert type="success" showIcon title={`已提交 ${orders.length} 个订单`} />
      <ul className="line-list">
        {orders.map(({ orderFlowNo, orderAmount, statusName }) => (
          <li key={orderFlowNo} className="line-item">
            <span className="line-name">{orderFlowNo}</span>
            {statusName && <span className="secondary">{stateText(statusName)}</span>}
            <Money amount={orderAmount} strong />
          </li>
        ))}
      </ul>
    </>
  );
}

function Lost({ outcome }: { readonly outcome: LookUpOutcome }) {
  const { level, title, text } = LOST_TEXTS[outcome];
  return <Alert type={level} showIcon title={title} description={text} />;
}

interface ButtonsProps {
  readonly keptIn: string;
  readonly state: RunState;
  readonly run: SubmitRun;
  readonly ordersTo: string;
  /** Takes the dialog away while the submit that began at this time goes on. */
  readonly onHide: (since: number) => void;
}

function Buttons({ state, run, ordersTo, keptIn, onHide }: ButtonsProps) {
  if (state.kind === 'checking') return <PlainButton onClick={run.cancel}>取消提交</PlainButton>;
  if (state.kind === 'placing')
    return <PlainButton onClick={() => onHide(state.since)}>在后台继续</PlainButton>;
  if (isLooking(state)) return <PlainButton onClick={run.close}>在后台继续</PlainButton>;
  const isPlaced = state.kind === 'placed' || (state.kind === 'lost' && state.outcome === 'placed');
  return (
    <>
      <PlainButton onClick={run.close}>{isPlaced ? `留在${keptIn}` : '知道了'}</PlainButton>
      {isPlaced && (
        <Link to={ordersTo} onClick={run.close} className="dialog-link">
          <PlainButton kind="primary" tabIndex={-1}>
            查看订单
          </PlainButton>
        </Link>
      )}
    </>
  );
}
