import { filterShipTos, shipToLabel } from '@dealer-portal/rules/address';
import { Select, type SelectProps } from 'antd';
import { useAccount } from '#platform/session/account';
import { useShipToSwitch } from '#platform/use-ship-to-switch';

/** Sold-to and ship-to selectors; the ship-to one filters by code and address and saves the choice as default (HEAD-01, ADDR-01). */
export function AccountSwitch() {
  const { soldTos, saletoCode, chooseSoldTo, shipTos } = useAccount();
  const { state, switchTo } = useShipToSwitch();
  const visible = state.kind === 'switching' ? state.choice : state.current;
  return (
    <div className="account-switch">
      <Select
        aria-label="售达方"
        {...FORM}
        value={saletoCode}
        onChange={chooseSoldTo}
        options={soldTos.map((soldTo) => ({
          value: soldTo.saletoCode,
          label: `(${soldTo.saletoCode})${soldTo.saletoName}`,
        }))}
      />
      <Select
        aria-label="送达方"
        {...FORM}
        value={visible === '' ? null : visible}
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

/** `(code)name`, the code apart so that narrow windows can leave the room to the name. */
const label: SelectProps['labelRender'] = ({ label: whole }) => {
  const [, code, name] = /^(\([^)]*\))(.+)$/.exec(String(whole)) ?? [];
  if (code === undefined) return whole;
  return (
    <>
      <span className="account-code">{code}</span>
      {name}
    </>
  );
};

/** The list is as wide as its words and never wider than the window. */
const FORM = {
  popupMatchSelectWidth: false,
  classNames: { popup: { root: 'account-popup' } },
  labelRender: label,
} satisfies SelectProps;
