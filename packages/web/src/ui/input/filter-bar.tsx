import { Flex } from 'antd';
import { useState } from 'react';
import { PlainButton } from '../button/plain-button';
import { Segments } from '../choice/segments';
import { usePhone } from '../drawing/use-phone';
import { Icon } from '../icon/icon';
import { PeriodField } from './date/period-field';
import { FilterSearch } from './filter-search';
import { type Choice, PlainSelect, withAll } from './plain-select';
import './filter-bar.css';

/** One filter: what it is called, and how it is given. A period has two names, of its first and last day or month. */
export type FilterField<Name extends string> =
  | {
      readonly kind: 'text';
      readonly name: Name;
      readonly label: string;
      readonly placeholder?: string;
      /** What is typed is the number of one document: a list looks for it in all of its days. */
      readonly isDocument?: true;
    }
  | {
      readonly kind: 'choice';
      readonly name: Name;
      readonly label: string;
      readonly options: readonly Choice[];
    }
  | {
      readonly kind: 'tabs';
      readonly name: Name;
      readonly label: string;
      readonly options: readonly Choice[];
    }
  | {
      readonly kind: 'period';
      readonly name: Name;
      readonly end: Name;
      readonly label: string;
      /** Months, such as 2026-11, rather than days. */
      readonly isMonthly?: true;
    };

type Values<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface FilterBarProps<Name extends string> {
  readonly fields: readonly FilterField<Name>[];
  readonly values: Values<Name>;
  readonly onChange: (change: Values<Name>) => void;
  /** Shown while a filter is set. */
  readonly onClear?: (() => void) | undefined;
}

const FIRST_FIELDS = 3;
/** Of a phone's row, which begins with two filters, or with a search and 更多条件 next to it. */
const FIRST_FIELDS_ON_PHONE = 2;
const FIRST_FIELDS_AFTER_SEARCH = 1;

/** Filters in one row that folds after the first three; a folded filter that is set keeps the row open. */
export function FilterBar<Name extends string>({ fields, values, onChange, onClear }: FilterBarProps<Name>) {
  const onPhone = fields[0]?.kind === 'text' ? FIRST_FIELDS_AFTER_SEARCH : FIRST_FIELDS_ON_PHONE;
  const count = usePhone() ? onPhone : FIRST_FIELDS;
  const isSet = (field: FilterField<Name>) =>
    values[field.name] !== undefined || (field.kind === 'period' && values[field.end] !== undefined);
  const [isOpen, setOpen] = useState(() => fields.slice(FIRST_FIELDS).some(isSet));
  const visibleFields = isOpen ? fields : fields.filter((field, index) => index < count || isSet(field));
  return (
    <search className="filter-bar" aria-label="筛选">
      {visibleFields.map((field) => (
        <Field key={field.name} field={field} values={values} onChange={onChange} />
      ))}
      <Flex className="filter-bar-links" gap="middle">
        {fields.length > count && (
          <PlainButton kind="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : '更多条件'} <Icon name={isOpen ? 'up' : 'down'} />
          </PlainButton>
        )}
        {onClear && fields.some(isSet) && (
          <PlainButton kind="link" onClick={onClear}>
            清除条件
          </PlainButton>
        )}
      </Flex>
    </search>
  );
}

interface FieldProps<Name extends string> {
  readonly field: FilterField<Name>;
  readonly values: Values<Name>;
  readonly onChange: (change: Values<Name>) => void;
}

function Field<Name extends string>({ field, values, onChange }: FieldProps<Name>) {
  const { name, label } = field;
  const value = values[name] ?? '';
  const give = (text: string) => onChange(pair(name, text));
  switch (field.kind) {
    case 'tabs':
      return <Segments label={label} options={field.options} value={value} onChange={give} />;
    case 'choice':
      return (
        <PlainSelect
          className="filter-choice"
          label={label}
          options={withAll(field.options)}
          value={value}
          onChange={give}
        />
      );
    case 'period':
      return (
        <PeriodField
          label={label}
          value={[value, values[field.end] ?? '']}
          isMonthly={field.isMonthly ?? false}
          onChange={(first, last) => onChange({ ...pair(name, first), ...pair(field.end, last) })}
        />
      );
    case 'text':
      return (
        <FilterSearch
          key={value}
          label={label}
          placeholder={field.placeholder}
          value={value}
          onSearch={give}
        />
      );
    default:
      return field satisfies never;
  }
}

/** One filter with its text. */
function pair<Name extends string>(name: Name, text: string): Values<Name> {
  // A computed key widens to any text; the name is the only one there is.
  return { [name]: text } as Values<Name>;
}
