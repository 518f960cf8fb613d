import { filterShipTos, shipToLabel } from '@dealer-portal/rules/address';
import { Select, type SelectProps } from 'antd';
import { useAccount } from '#platform/account';
import { useShipToSwitch } from '#platform/use-ship-to-switch';
import { usePhone } from '#ui/use-phone';

/** Sold-to and ship-to selectors; the ship-to one filters by code and address and saves the choice as default (HEAD-01, ADDR-01). */
export function AccountSwitch() {
  const { soldTos, saletoCode, chooseSoldTo, shipTos } = useAccount();
  const { state, switchTo } = useShipToSwitch();
  const shown = state.kind === 'switching' ? state.choice : state.current;
  const form = useForm();
  return (
    <div className="account-switch">
      <Select
        aria-label="售达方"
        {...form}
        value={saletoCode}
        onChange={chooseSoldTo}
        options={soldTos.map((soldTo) => ({
          value: soldTo.saletoCode,
          label: `(${soldTo.saletoCode})${soldTo.saletoName}`,
        }))}
      />
      <Select
        aria-label="送达方"
        {...form}
        value={shown === '' ? null : shown}
        onChange={switchTo}
        loading={state.kind === 'switching'}
        disabled={state.kind === 'switching' || state.kind === 'switched'}
        placeholder="没有可用的送达方"
        showSearch={{
          filterOption: (text, option) =>
            filterShipTos(shipTos, text).some(({ sendtoCode }) => sendtoCode === option?.value),
        }}
        options={shipTos.map((shipTo) => ({
          value: shipTo.sendtoCode,
          label: shipToLabel(shipTo),
        }))}
      />
    </div>
  );
}

/** The list is as wide as its words and never wider than the window. On a phone the code would leave the name no room. */
function useForm() {
  const isPhone = usePhone();
  return {
    popupMatchSelectWidth: false,
    classNames: { popup: { root: 'account-popup' } },
    labelRender: isPhone ? withoutCode : whole,
  };
}

type LabelRender = NonNullable<SelectProps['labelRender']>;

const whole: LabelRender = ({ label }) => label;

const withoutCode: LabelRender = ({ label }) => String(label).replace(/^\([^)]*\)(?=.)/, '');
