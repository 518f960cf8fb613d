import { ADDRESS_LENGTHS } from '@dealer-portal/rules/address-book';
import { Form, Input } from 'antd';
import { useId } from 'react';
import type { AddressDraft, DraftField, DraftProblems } from './address-draft';
import { RegionFields } from './region-fields';

type TextField = Exclude<DraftField, 'regions'>;

interface TextRow {
  readonly label: string;
  readonly most: number;
  readonly isLong?: true;
  readonly inputMode?: 'tel';
}

const TEXTS: Readonly<Record<TextField, TextRow>> = {
  addressName: { label: '地址名称', most: ADDRESS_LENGTHS.addressName },
  details: { label: '详细地址', most: ADDRESS_LENGTHS.address, isLong: true },
  contactName: { label: '收货联系人', most: ADDRESS_LENGTHS.contactName },
  contactPhone: { label: '收货电话', most: 11, inputMode: 'tel' },
  reason: { label: '变更原因', most: ADDRESS_LENGTHS.reason, isLong: true },
};

interface DraftFieldsProps {
  readonly fields: readonly DraftField[];
  readonly draft: AddressDraft;
  readonly problems: DraftProblems;
  readonly onChange: (change: Partial<AddressDraft>) => void;
}

/** The fields of an address form in their order, each with its label and what is wrong with it. */
export function DraftFields({ fields, draft, problems, onChange }: DraftFieldsProps) {
  return (
    <Form layout="vertical" component="div">
      {fields.map((field) =>
        field === 'regions' ? (
          <RegionFields
            key={field}
            regions={draft.regions}
            problem={problems.regions}
            onChange={(regions) => onChange({ regions })}
          />
        ) : (
          <TextItem
            key={field}
            row={TEXTS[field]}
            value={draft[field]}
            problem={problems[field]}
            onChange={(text) => onChange({ [field]: text })}
          />
        ),
      )}
    </Form>
  );
}

interface TextItemProps {
  readonly row: TextRow;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

function TextItem({ row, value, problem, onChange }: TextItemProps) {
  const id = useId();
  const { label, most, isLong, inputMode } = row;
  const shared = {
    id,
    value,
    maxLength: most,
    'aria-required': true,
    'aria-invalid': problem !== undefined,
  };
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required
      {...(problem && { validateStatus: 'error' as const, help: problem })}
    >
      {isLong ? (
        <Input.TextArea {...shared} rows={2} showCount onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Input {...shared} inputMode={inputMode} onChange={({ target }) => onChange(target.value)} />
      )}
    </Form.Item>
  );
}
