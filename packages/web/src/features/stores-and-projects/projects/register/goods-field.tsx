import type { ProjectLine } from '@dealer-portal/rules/projects';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { modelsQuery } from '#widgets/calculator/queries';
import { readLines, writeList } from '../project-draft';
import '../projects.css';

interface GoodsFieldProps {
  /** The products as text; the form gives value, id and onChange. */
  readonly value?: string;
  readonly id?: string;
  readonly onChange?: (value: string) => void;
}

/** The products of a project with their numbers: found by a part of the model, each once. */
export function GoodsField({ value, id, onChange }: GoodsFieldProps) {
  const lines = readLines(value);
  const change = (next: readonly ProjectLine[]) => onChange?.(writeList(next));
  const add = (line: ProjectLine) => {
    if (lines.every(({ productCode }) => productCode !== line.productCode)) change([...lines, line]);
  };
  const setNumber = (code: string, number: string) =>
    change(lines.map((line) => (line.productCode === code ? { ...line, number } : line)));
  return (
    <>
      <ModelSearch id={id} onPick={add} />
      <ul className="project-lines" aria-label="工程商品">
        {lines.map(({ productCode, productModel, number }) => (
          <li key={productCode}>
            <span>{productModel}</span>
            <Input
              aria-label={`${productModel} 数量`}
              inputMode="numeric"
              suffix="台"
              value={number}
              onChange={({ target }) => setNumber(productCode, target.value.trim())}
            />
            <PlainButton
              kind="link"
              aria-label={`移除 ${productModel}`}
              onClick={() => change(lines.filter((line) => line.productCode !== productCode))}
            >
              移除
            </PlainButton>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ModelSearchProps {
  readonly id: string | undefined;
  readonly onPick: (line: ProjectLine) => void;
}

function ModelSearch({ id, onPick }: ModelSearchProps) {
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const models = useQuery(modelsQuery(useAccount(), keyword));
  const known = models.data ?? [];
  const pick = (code: string | null) => {
    const model = known.find(({ productCode }) => productCode === code);
    if (!model) return;
    const { productCode, productModel = productCode } = model;
    onPick({ productCode, productModel, number: '1' });
    setText('');
  };
  return (
    <Select
      {...(id !== undefined && { id })}
      value={null}
      options={known.map(({ productCode, productModel, productName }) => ({
        value: productCode,
        label: [productModel, productName].filter(Boolean).join(' '),
      }))}
      placeholder="输入型号、名称或编码添加"
      loading={models.isFetching}
      notFoundContent={keyword === '' ? '输入型号的一部分开始查找' : '没有符合的型号，请换个词'}
      showSearch={{ filterOption: false, onSearch: setText }}
      onChange={pick}
    />
  );
}
