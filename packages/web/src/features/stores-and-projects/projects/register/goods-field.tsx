import type { ProjectLine } from '@dealer-portal/rules/projects';
import { Input, Select } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import { useModelSearch } from '#widgets/products/use-model-search';
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
  const { models, clear, select } = useModelSearch();
  const pick = (code: string | null) => {
    const model = models.find(({ productCode }) => productCode === code);
    if (!model) return;
    const { productCode, productModel = productCode } = model;
    onPick({ productCode, productModel, number: '1' });
    clear();
  };
  return (
    <Select
      {...(id !== undefined && { id })}
      {...select}
      value={null}
      placeholder="输入型号、名称或编码添加"
      onChange={pick}
    />
  );
}
