import { creditModelText, entryPriceName, isDatedPrice, priceNotes } from '@dealer-portal/rules/cart-entry';
import { isOffered, priceChoiceRefusal, priceChoices } from '@dealer-portal/rules/price';
import { Tick } from '#ui/input/tick';
import type { Entry } from '#widgets/cart/cart-query';
import { chosenPrice, type EntryChoice } from '../choices';
import { CellMenu } from './cell-menu';
import './cart-table.css';

interface TypeCellProps {
  readonly entry: Entry;
  readonly name: string;
  readonly endDate: string | undefined;
  readonly onChoose: (id: string, change: EntryChoice) => void;
}

/**
 * The price type, a menu only where there is a choice. Below it come the ordinary price, its quota and end, and the
 * credit model (CART-02).
 */
export function TypeCell({ entry, name, endDate, onChoose }: TypeCellProps) {
  const [line] = entry.productList;
  const choice = chosenPrice(entry, undefined);
  const isDated = isDatedPrice(entry);
  const notes = priceNotes(entry, { choice, endDate: isDated ? endDate : undefined }).join(' · ');
  return (
    <td className="cart-type">
      <PriceType entry={entry} name={name} onChoose={onChoose} />
      <span className="cell-second" data-dated={isDated || undefined} title={notes}>
        {isOffered(line?.creditModel) && (
          <Tick
            isChecked={line?.isCheckCreditModel === 1}
            onChange={(isCreditModel) => onChoose(entry.id, { isCreditModel })}
          >
            {creditModelText(line ?? {})}
          </Tick>
        )}
        {notes}
      </span>
    </td>
  );
}

/** The price at which an entry is bought. */
function PriceType({ entry, name, onChoose }: Omit<TypeCellProps, 'endDate'>) {
  const choices = priceChoices(entry);
  const choice = chosenPrice(entry, undefined);
  if (choices.length < 2 || !choice) return <span className="cart-plain-type">{entryPriceName(entry)}</span>;
  return (
    <CellMenu
      label={`${name}的价格`}
      value={`${choice.priceType}/${choice.versionCode}`}
      options={choices.map(({ priceType, versionCode, label }) => ({
        value: `${priceType}/${versionCode}`,
        label,
      }))}
      isDated={isDatedPrice(entry)}
      isWrong={priceChoiceRefusal(choice, entry.number) !== undefined}
      onChoose={(value) => {
        const [priceType = 'PT', versionCode = ''] = value.split('/');
        onChoose(entry.id, { priceType, versionCode });
      }}
    >
      {entryPriceName(entry)}
    </CellMenu>
  );
}
