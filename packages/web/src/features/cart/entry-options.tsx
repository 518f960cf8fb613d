import { chooseWeek, creditModelText, weekText } from '@dealer-portal/rules/cart-entry';
import { formatMoney } from '@dealer-portal/rules/money';
import { isOffered, priceChoiceProblem, priceChoices } from '@dealer-portal/rules/price';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Select } from 'antd';
import { useAccount } from '#platform/session/account';
import { chosenPrice, type EntryChoice } from './choices';
import { type Entry, weeksQuery } from './queries';
import { WeekSelect } from './week-select';

interface EntryOptionsProps {
  readonly entry: Entry;
  readonly name: string;
  readonly onChoose: (id: string, change: EntryChoice) => void;
}

/** Price policy, week promise, credit model and credit tolerance of an entry, as far as it offers them (CART-02). */
export function EntryOptions({ entry, name, onChoose }: EntryOptionsProps) {
  const [line] = entry.productList;
  const prices = priceChoices(entry);
  const choice = chosenPrice(entry, undefined);
  const problem = choice && priceChoiceProblem(choice, entry.number);
  const hasPromise = isOffered(line?.weekPromise);
  const hasCredit = isOffered(line?.creditModel);
  const hasFarWeek = isOffered(line?.farWeek);
  const hasTolerance = isOffered(line?.kuanXian);
  const account = useAccount();
  const weeks = useQuery({ ...weeksQuery(account), enabled: hasPromise || hasFarWeek }).data;
  if (prices.length < 2 && !hasPromise && !hasFarWeek && !hasCredit && !hasTolerance) return null;
  return (
    <div className="cart-options">
      {prices.length > 1 && (
        <PriceSelect name={name} entry={entry} hasProblem={problem !== undefined} onChoose={onChoose} />
      )}
      {hasPromise && (
        <Checkbox
          checked={line?.isCheckWeekPromise === 1}
          onChange={({ target }) => onChoose(entry.id, chooseWeek({ isWeekPromise: target.checked }))}
        >
          周承诺 {weekText(line?.weekPromise, weeks)}
        </Checkbox>
      )}
      {hasPromise && line?.isCheckWeekPromise === 1 && (
        <WeekSelect
          name={name}
          value={line.farWeekDate}
          onChoose={(farWeekDate) => onChoose(entry.id, { farWeekDate })}
        />
      )}
      {hasFarWeek && (
        <Checkbox
          checked={line?.isCheckFarWeek === 1}
          onChange={({ target }) => onChoose(entry.id, chooseWeek({ isFarWeek: target.checked }))}
        >
          远周次 {weekText(line?.farWeek, weeks)}
        </Checkbox>
      )}
      {hasCredit && (
        <Checkbox
          checked={line?.isCheckCreditModel === 1}
          onChange={({ target }) => onChoose(entry.id, { isCreditModel: target.checked })}
        >
          {creditModelText(line ?? {})}
        </Checkbox>
      )}
      {hasTolerance && <span className="secondary">宽限 ¥{formatMoney(line?.kuanXian)}</span>}
      {problem && (
        <div className="field-problem" role="alert">
          {problem}
        </div>
      )}
    </div>
  );
}

interface PriceSelectProps extends EntryOptionsProps {
  readonly hasProblem: boolean;
}

/** The price at which an entry is bought; paper shows it as text. */
function PriceSelect({ entry, name, hasProblem, onChoose }: PriceSelectProps) {
  const choice = chosenPrice(entry, undefined);
  return (
    <>
      {choice && <span className="print-only">{choice.label}</span>}
      <Select
        size="small"
        aria-label={`${name}的价格`}
        popupMatchSelectWidth={false}
        value={choice ? `${choice.priceType}/${choice.versionCode}` : null}
        status={hasProblem ? 'error' : ''}
        options={priceChoices(entry).map(({ priceType, versionCode, label }) => ({
          value: `${priceType}/${versionCode}`,
          label,
        }))}
        onChange={(value: string) => {
          const [priceType = 'PT', versionCode = ''] = value.split('/');
          onChoose(entry.id, { priceType, versionCode });
        }}
      />
    </>
  );
}
