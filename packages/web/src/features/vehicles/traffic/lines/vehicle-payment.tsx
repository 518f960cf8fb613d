import {
  compareAmounts,
  formatYuan,
  NO_MONEY,
  sentFigure,
  subtractAmounts,
} from '@dealer-portal/rules/money';
import { pastedAmount } from '@dealer-portal/rules/movement';
import { payMoneyRefusal, payMoneyText, readPayMoney } from '@dealer-portal/rules/traffic';
import { Input, type InputRef, Select } from 'antd';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { keepSelection } from '#ui/input/keep-selection';
import { codeAndName } from '#ui/text/joined';
import { chosenPayerText, payerOptions } from '#widgets/payers/payer-options';
import type { Payer, Vehicle } from '../queries';
import '#ui/antd/wide-options.css';
import './vehicle-card.css';

interface VehiclePaymentProps {
  readonly vehicle: Vehicle;
  readonly payers: readonly Payer[];
  readonly onPayer: (vehicle: Vehicle, payer: Payer) => void;
  /** A new amount in yuan, read and within the sum and the balance. */
  readonly onMoney: (vehicle: Vehicle, payMoney: number) => void;
}

/** The payer of a vehicle or transfer group, and its amount (TRAF-01, TRANS-01, VALID-01). */
export function VehiclePayment({ vehicle, payers, onPayer, onMoney }: VehiclePaymentProps) {
  const payer = payers.find(({ payerCode }) => payerCode === vehicle.PAYTOCODE);
  return (
    <>
      <div className="vehicle-field">
        <span>付款方</span>
        <Select
          className="vehicle-select"
          aria-label={`${vehicle.IBR_ID} 的付款方`}
          placeholder="请选择付款方"
          value={vehicle.PAYTOCODE || null}
          popupMatchSelectWidth={false}
          options={optionsOf(payers, vehicle)}
          labelRender={({ label }) => (payer ? chosenPayerText(payer) : label)}
          onChange={(code) => {
            const payer = payers.find(({ payerCode }) => payerCode === code);
            if (payer) onPayer(vehicle, payer);
          }}
        />
        {payer && <div className="secondary figure">可用余额 {formatYuan(payer.balance)}</div>}
      </div>
      <PayMoney key={vehicle.IBR_ID} vehicle={vehicle} payer={payer} onMoney={onMoney} />
    </>
  );
}

function optionsOf(payers: readonly Payer[], { PAYTOCODE, PAYTONAME }: Vehicle) {
  const options = payerOptions(payers);
  const isListed = PAYTOCODE === undefined || payers.some(({ payerCode }) => payerCode === PAYTOCODE);
  return isListed ? options : [{ value: PAYTOCODE, label: codeAndName(PAYTOCODE, PAYTONAME) }, ...options];
}

interface PayMoneyProps {
  readonly vehicle: Vehicle;
  readonly payer: Payer | undefined;
  readonly onMoney: (vehicle: Vehicle, payMoney: number) => void;
}

/** The amount as it is typed, and what is wrong with it; handed over by Enter or when the field is left. */
function useTypedMoney({ vehicle, payer, onMoney }: PayMoneyProps) {
  const { SUMMONEY, PAYMONEY } = vehicle;
  const facts = { sum: SUMMONEY, balance: payer?.balance };
  const saved = (PAYMONEY ?? SUMMONEY).toFixed(2);
  const [text, setText] = useState(saved);
  const [ownProblem, setOwnProblem] = useState<string>();
  // Enter hands an amount over, and leaving the field right after must not do it again.
  const handedOver = useRef('');
  const isTyped = useRef(false);
  const field = useRef<InputRef>(null);
  const commit = () => {
    const read = readPayMoney(text, facts);
    setOwnProblem(read.ok ? undefined : payMoneyText(read.refusal));
    isTyped.current = !read.ok;
    if (!read.ok || read.amount === saved || read.amount === handedOver.current) return;
    handedOver.current = read.amount;
    onMoney(vehicle, sentFigure(read.amount));
  };
  const takeSaved = useEffectEvent((amount: string) => {
    handedOver.current = '';
    if (!isTyped.current) return keepSelection(field.current?.input, () => setText(amount));
    // The answer of a quantity or of a payer takes away no amount that is typed; a refused one is judged by it.
    if (ownProblem !== undefined) commit();
  });
  useLayoutEffect(() => takeSaved(saved), [saved]);
  const type = (typed: string) => {
    handedOver.current = '';
    isTyped.current = true;
    setText(typed);
  };
  const problem = ownProblem ?? (text === saved ? payMoneyText(payMoneyRefusal(PAYMONEY, facts)) : undefined);
  return { field, text, type, commit, problem };
}

function PayMoney(props: PayMoneyProps) {
  const { IBR_ID, SUMMONEY, PAYMONEY } = props.vehicle;
  const { field, text, type, commit, problem } = useTypedMoney(props);
  const hintId = useId();
  const rest = subtractAmounts(SUMMONEY, PAYMONEY ?? SUMMONEY);
  const hint =
    problem ?? (compareAmounts(rest, NO_MONEY) === 1 ? `其余 ${formatYuan(rest)} 之后付清` : undefined);
  return (
    <div className="vehicle-field vehicle-money">
      <span>付款金额</span>
      <div>
        <Input
          className="vehicle-amount"
          ref={field}
          aria-label={`${IBR_ID} 的付款金额`}
          aria-invalid={problem !== undefined}
          aria-describedby={hint ? hintId : undefined}
          inputMode="decimal"
          prefix="¥"
          value={text}
          status={problem ? 'error' : ''}
          onChange={({ target }) => type(pastedAmount(target.value))}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
        {hint && (
          <div
            id={hintId}
            className={problem ? 'field-problem' : 'secondary'}
            role={problem ? 'alert' : undefined}
          >
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
