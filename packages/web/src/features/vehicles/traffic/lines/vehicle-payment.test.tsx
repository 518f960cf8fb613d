import type { Data } from '@dealer-portal/sdk';
import type { listTrafficCart } from '@dealer-portal/sdk/operations';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { InApp } from '../../../../test/in-app';
import { VehiclePayment } from './vehicle-payment';

type Vehicle = Data<typeof listTrafficCart>[number];

const VEHICLE: Vehicle = {
  IBR_ID: 'V1',
  IBR_ZCTYPE: 'C042',
  IBR_ZCTYPENAME: '4.2米厢式货车',
  SENDTOCODE: '8800123456',
  SUMMONEY: 296_880,
  CARVOLUME: 18,
  SUMVOLUME: 16,
  PAYTOCODE: 'A',
  PAYTONAME: '授信',
  orderList: [],
};
const PAYERS = [{ payerCode: 'A', payerType: '01', customerName: '授信', balance: 250_000 }];

function draw(changes: Partial<Vehicle> = {}) {
  const onMoney = vi.fn();
  const payment = (now: Partial<Vehicle>) => (
    <InApp>
      <VehiclePayment
        vehicle={{ ...VEHICLE, ...now }}
        payers={PAYERS}
        onPayer={() => undefined}
        onMoney={onMoney}
      />
    </InApp>
  );
  const { rerender } = render(payment(changes));
  const field = screen.getByRole('textbox', { name: 'V1 的付款金额' });
  const enter = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.blur(field);
  };
  return { enter, onMoney, field, answer: (now: Partial<Vehicle>) => rerender(payment(now)) };
}

it.each([
  ['296880.01', '付款金额不能大于本单金额 ¥296,880.00'],
  ['一百', '金额只能包含数字和一个小数点'],
])('TRAF-01d TRANS-01 VALID-01 a payment of %s is refused: %s', (text, reason) => {
  const { enter, onMoney } = draw();
  enter(text);
  expect(screen.getByRole('alert').textContent).toBe(reason);
  expect(onMoney).not.toHaveBeenCalled();
});

it('TRAF-01d TRANS-01 VALID-01 a part of the sum is handed over once, and the rest is named', () => {
  const { enter, onMoney } = draw({ PAYMONEY: 250_000 });
  screen.getByText('其余 ¥46,880.00 之后付清');
  // As it is copied from a sheet, or typed in full width.
  enter('￥200,000.５0');
  expect(onMoney.mock.calls.map(([, money]) => money)).toEqual([200_000.5]);
});

it('TRAF-01d TRANS-01 an amount that is being typed stays when the answer of a quantity brings another sum', () => {
  const { onMoney, field, answer } = draw({ SUMMONEY: 25_880 });
  fireEvent.change(field, { target: { value: '20000.50' } });
  answer({ SUMMONEY: 51_760 });
  expect(field).toHaveProperty('value', '20000.50');
  fireEvent.blur(field);
  expect(onMoney.mock.calls.map(([, money]) => money)).toEqual([20_000.5]);
  answer({ SUMMONEY: 51_760, PAYMONEY: 20_000.5 });
  expect(field).toHaveProperty('value', '20000.50');
});

it('TRAF-01d VALID-01 an amount that was refused is judged once more by the sum that a quantity brings', () => {
  const { enter, onMoney, field, answer } = draw({ SUMMONEY: 25_880 });
  enter('30000');
  screen.getByRole('alert');
  answer({ SUMMONEY: 28_000 });
  expect(screen.getByRole('alert').textContent).toBe('付款金额不能大于本单金额 ¥28,000.00');
  answer({ SUMMONEY: 51_760 });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveProperty('value', '30000');
  expect(onMoney.mock.calls.map(([, money]) => money)).toEqual([30_000]);
});

it('TRAF-01d an amount that is selected to be typed over stays selected when an answer changes it', async () => {
  const { field, answer } = draw({ SUMMONEY: 25_880 });
  await userEvent.tripleClick(field);
  answer({ SUMMONEY: 51_760 });
  expect(field).toHaveProperty('value', '51760.00');
  await userEvent.keyboard('20000.50');
  expect(field).toHaveProperty('value', '20000.50');
  await userEvent.keyboard('{Enter}');
  await userEvent.tripleClick(field);
  answer({ SUMMONEY: 51_760, PAYMONEY: 20_000.5 });
  await userEvent.keyboard('300');
  expect(field).toHaveProperty('value', '300');
});
