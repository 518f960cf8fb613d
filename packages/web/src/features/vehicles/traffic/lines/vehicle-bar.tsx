import { sumAmounts } from '@dealer-portal/rules/money';
import {
  SUBMIT_NAMES,
  type SubmitKind,
  trafficText,
  vehicleSubmitRefusal,
} from '@dealer-portal/rules/traffic';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { notify } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { StickyBar } from '#ui/page/sticky-bar';
import { useRowValues } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { unsettledLine } from '#widgets/quantity-edits/correct-first';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import type { Line, Payer, Vehicle } from '../queries';
import { linesIn } from '../queries';
import { unitsOf } from '../submit/ask-submit';
import { VEHICLE_WORDS } from './vehicle-words';

interface VehicleBarProps {
  readonly kind: SubmitKind;
  readonly vehicles: readonly Vehicle[];
  readonly quantities: QuantityEdits;
  readonly chosen: readonly Vehicle[];
  readonly payers: readonly Payer[];
  readonly onChooseAll: (isChosen: boolean) => void;
  /** Whether today's prices are being asked. */
  readonly isBusy: boolean;
  readonly onSubmit: () => Promise<void>;
  /** Further actions next to 全选. */
  readonly more?: ReactNode;
}

/** The chosen vehicles, and the button that submits them: disabled with the reason (TRAF-01, TRANS-01). */
export function VehicleBar({ kind, vehicles, chosen, payers, ...rest }: VehicleBarProps) {
  const { edits, wrong } = rest.quantities;
  const open = { edits: useRowValues(edits), wrong: useRowValues(wrong) };
  const lines = linesIn(chosen).map(namedLine);
  const reason =
    unsettledLine(lines, open, '提交') ?? trafficText(vehicleSubmitRefusal(chosen, payers, kind));
  // The drawing follows the fields a moment later; submitting checks the present values.
  const onSubmit = () => {
    const now = unsettledLine(lines, { edits: edits.all(), wrong: wrong.all() }, '提交');
    return now === undefined ? rest.onSubmit() : notify('warning', now);
  };
  const total = sumAmounts(chosen.map(({ SUMMONEY }) => SUMMONEY));
  const isAll = chosen.length === vehicles.length;
  return (
    <StickyBar
      start={
        <>
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && chosen.length > 0}
            onChange={({ target }) => rest.onChooseAll(target.checked)}
          >
            全选
          </Checkbox>
          {rest.more}
        </>
      }
      summary={
        <>
          已选 {chosen.length} 个{SUBMIT_NAMES[kind]} · {unitsOf(chosen)} · 合计{' '}
          <Money amount={total} strong />
        </>
      }
      actions={
        <ReasonButton
          kind="primary"
          size="large"
          isBusy={rest.isBusy}
          disabledReason={reason}
          onClick={onSubmit}
        >
          提交{VEHICLE_WORDS[kind].order}
        </ReasonButton>
      }
    />
  );
}

function namedLine({ GBID, PRODUCTMODEL, PRODUCTCODE }: Line) {
  return { key: GBID, name: PRODUCTMODEL ?? PRODUCTCODE };
}
