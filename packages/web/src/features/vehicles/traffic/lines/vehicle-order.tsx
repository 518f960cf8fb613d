import type { QuantityRange } from '@dealer-portal/rules/input';
import { SUBMIT_NAMES, type SubmitKind } from '@dealer-portal/rules/traffic';
import { type ReactNode, useCallback } from 'react';
import { useAccount } from '#platform/session/account';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import type { Line, Payer, TrafficCartQuery, Vehicle } from '../queries';
import type { AskPrices } from '../submit/queries';
import { SubmitDifferences } from '../submit/submit-differences';
import { useSubmitCheck } from '../submit/use-submit-check';
import { BatchPayer } from './batch-payer';
import { pasteNumbers } from './paste-numbers';
import { useAskRemove } from './use-ask-remove';
import { useChosen } from './use-chosen';
import { VehicleBar } from './vehicle-bar';
import type { CartCard } from './vehicle-frame';

/** What the cards are drawn with; but for the chosen ones it is the same for every draw. */
interface Cards extends CartCard {
  readonly chosenIds: readonly string[];
}

interface VehicleOrderProps {
  readonly kind: SubmitKind;
  readonly vehicles: readonly Vehicle[];
  readonly payers: readonly Payer[];
  readonly query: TrafficCartQuery;
  /** Asks for the prices of today. */
  readonly ask: AskPrices;
  readonly quantities: QuantityEdits;
  readonly rangeOf: (line: Line) => QuantityRange;
  readonly actions: {
    readonly onRemove: (vehicle: Vehicle) => Promise<boolean>;
    readonly onRemoveLine: (line: Line) => Promise<boolean>;
    readonly onPayer: (vehicle: Vehicle, payer: Payer) => Promise<boolean>;
  };
  readonly submit: (vehicles: readonly Vehicle[]) => Promise<void>;
  /** On the complete cart. */
  readonly more?: ReactNode;
  /** The cards. */
  readonly children: (cards: Cards) => ReactNode;
}

/** The cards of a cart of vehicles or transfer groups, and the bar that pays, checks and submits the chosen ones. */
export function VehicleOrder(props: VehicleOrderProps) {
  const { kind, vehicles, payers, quantities, rangeOf, actions, more, children, ...check } = props;
  const { saletoCode } = useAccount();
  const { chosenIds, onChoose, onChooseAll } = useChosen(vehicles.map(({ IBR_ID }) => IBR_ID));
  const onAskRemove = useAskRemove(actions.onRemove, actions.onRemoveLine);
  const chosen = vehicles.filter(({ IBR_ID }) => chosenIds.includes(IBR_ID));
  const { onRemoveLine, onPayer } = actions;
  const submit = useSubmitCheck({ ...check, kind, saletoCode, chosen, payers, quantities, onRemoveLine });
  const onPaste = useCallback(
    (pairs: readonly (readonly [string, string])[]) =>
      pasteNumbers(pairs, vehicles, { change: quantities.change, rangeOf }),
    [vehicles, quantities, rangeOf],
  );
  return (
    <>
      <ColumnEntry onPaste={onPaste}>
        {children({ kind, quantities, rangeOf, chosenIds, onChoose, onAskRemove })}
      </ColumnEntry>
      <VehicleBar
        kind={kind}
        vehicles={vehicles}
        quantities={quantities}
        chosen={chosen}
        payers={payers}
        onChooseAll={onChooseAll}
        isBusy={submit.isBusy}
        onSubmit={submit.start}
        more={
          <>
            <BatchPayer kind={SUBMIT_NAMES[kind]} chosen={chosen} payers={payers} onPayer={onPayer} />
            {more}
          </>
        }
      />
      <SubmitDifferences kind={kind} check={submit} />
    </>
  );
}
