import { chooseWeek } from '@dealer-portal/rules/cart-entry';
import { sentFigure } from '@dealer-portal/rules/money';
import { type PriceChoice, priceChoices } from '@dealer-portal/rules/price';
import type { Entry } from '#widgets/cart/cart-query';

/** The user's choices for an entry, without its quantity. */
export interface EntryChoice {
  readonly priceType?: string;
  readonly versionCode?: string;
  readonly isWeekPromise?: boolean;
  readonly isCreditModel?: boolean;
  readonly isFarWeek?: boolean;
  /** The day on which the chosen week begins, YYYY-MM-DD, empty for the promised one; counts with the week promise alone (CART-02). */
  readonly farWeekDate?: string;
}

/** Choices by entry id. */
export type Choices = Readonly<Record<string, EntryChoice>>;

const applied = new WeakMap<Entry, { readonly choice: EntryChoice; readonly entry: Entry }>();

/** The entry as it is bought with the user's choice; the same pair gives the same object, so that its row is not drawn again. */
export function withChoice(entry: Entry, choice: EntryChoice | undefined): Entry {
  if (!choice) return entry;
  const known = applied.get(entry);
  if (known?.choice === choice) return known.entry;
  const selected = chosenPrice(entry, choice);
  // An older choice may hold both promises.
  const week = chooseWeek(choice);
  const productList = entry.productList.map((line) => ({
    ...line,
    ...priceOf(selected, entry),
    isCheckWeekPromise: flagOf(week.isWeekPromise, line.isCheckWeekPromise),
    isCheckCreditModel: flagOf(choice.isCreditModel, line.isCheckCreditModel),
    isCheckFarWeek: flagOf(week.isFarWeek, line.isCheckFarWeek),
    ...(choice.farWeekDate !== undefined && { farWeekDate: choice.farWeekDate }),
  }));
  const result = { ...entry, productList };
  applied.set(entry, { choice, entry: result });
  return result;
}

/** The price that is chosen, if the entry still offers it. */
export function chosenPrice(entry: Entry, choice: EntryChoice | undefined): PriceChoice | undefined {
  const choices = priceChoices(entry);
  const type = choice?.priceType ?? entry.productList[0]?.priceType ?? 'PT';
  const { priceVersion, priceVersionInfo } = entry.productList[0] ?? {};
  const version = choice?.versionCode ?? priceVersionInfo?.versionCode ?? priceVersion;
  const sameType = choices.filter(({ priceType }) => priceType === type);
  return sameType.find(({ versionCode }) => versionCode === version) ?? sameType[0];
}

/** The user's own mark, else the server's. */
function flagOf(selected: boolean | undefined, value: number | undefined): number {
  return (selected ?? value === 1) ? 1 : 0;
}

function priceOf(choice: PriceChoice | undefined, { priceInfo }: Entry) {
  if (!choice) return {};
  const { priceType, price, versionCode, usableQty, realQty } = choice;
  // The sent data names the version of the shown price.
  const priceVersion = versionCode || priceInfo?.version;
  const sample =
    priceType === 'YJCY'
      ? {
          priceVersionInfo: {
            versionCode,
            ...(usableQty !== undefined && { usableQty }),
            ...(realQty !== undefined && { realQty }),
          },
        }
      : {};
  return { priceType, price: sentFigure(price), ...(priceVersion && { priceVersion }), ...sample };
}
