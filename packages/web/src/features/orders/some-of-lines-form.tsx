import { formatMoney, orderPrice } from '@dealer-portal/rules/money';
import { readSomeOfLines, type SomeOfLinesRead } from '@dealer-portal/rules/order-cancel';
import { Alert, Flex, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { dialogs } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { StickyBar } from '#ui/page/sticky-bar';
import { Money } from '#ui/text/money';
import { type LineDrafts, wrongDraftOf } from '#widgets/quantity-edits/correct-first';
import { PictureUpload } from './picture-upload';
import type { OrderLine } from './queries';
import { nameOf, SomeOfLinesTable } from './some-of-lines-table';

type Read = Extract<SomeOfLinesRead, { readonly ok: true }>;

interface SomeOfLinesFormProps {
  readonly verb: string;
  readonly lines: readonly OrderLine[];
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  readonly isPending: boolean;
  readonly onSubmit: (read: Read, imageList: string[]) => Promise<unknown>;
}

/** Why the lines come back. */
interface Why {
  readonly reasonCode: string | undefined;
  readonly message: string;
  readonly images: readonly string[];
}

/** The form of a rejection or a return: pieces of lines, reason, words, pictures; totals at the bottom (ORDER-01). */
export function SomeOfLinesForm({ verb, lines, reasons, isPending, onSubmit }: SomeOfLinesFormProps) {
  const [pieces, setPieces] = useState<LineDrafts>({});
  const [why, setWhy] = useState<Why>({ reasonCode: undefined, message: '', images: [] });
  const [problem, setProblem] = useState<string>();
  const named = lines.map((line) => ({ ...line, named: pieces[line.productCode]?.number ?? 0 }));
  const units = named.reduce((sum, line) => sum + line.named, 0);
  const amount = orderPrice(named.map((line) => ({ price: line.price, number: line.named })));
  const disabledReason = wrongDraftOf(lines, pieces, nameOf);
  const submit = () => {
    const read = readSomeOfLines({ lines: named, reasonCode: why.reasonCode, words: why.message }, verb);
    setProblem(read.ok ? undefined : read.text);
    if (!read.ok) return;
    return dialogs.confirm({
      title: `确定${verb} ${units} 台？`,
      content: `金额 ¥${formatMoney(amount)}，提交后不能修改。`,
      okText: `${verb} ${units} 台`,
      okButtonProps: { danger: true },
      cancelText: '再看看',
      onOk: () => onSubmit(read, [...why.images]),
    });
  };
  return (
    <Flex vertical gap="middle">
      <SomeOfLinesTable verb={verb} lines={lines} pieces={pieces} onChange={setPieces} />
      <WhyFields verb={verb} reasons={reasons} why={why} onChange={setWhy} />
      {problem && <Alert type="error" showIcon title={problem} role="alert" />}
      <StickyBar
        summary={
          <>
            {verb} {units} 台 · <Money amount={amount} strong />
          </>
        }
        actions={
          <ReasonButton
            type="primary"
            danger
            size="large"
            loading={isPending}
            disabledReason={disabledReason}
            onClick={submit}
          >
            提交{verb}
          </ReasonButton>
        }
      />
    </Flex>
  );
}

interface WhyFieldsProps extends Pick<SomeOfLinesFormProps, 'verb' | 'reasons'> {
  readonly why: Why;
  readonly onChange: (why: Why) => void;
}

function WhyFields({ verb, reasons, why, onChange }: WhyFieldsProps) {
  return (
    <Form layout="vertical" component="div" className="panel">
      <Form.Item label={`${verb}原因`} htmlFor="lines-reason" required>
        <Select
          id="lines-reason"
          aria-label={`${verb}原因`}
          className="order-reason"
          placeholder="请选择"
          options={[...reasons]}
          value={why.reasonCode ?? null}
          onChange={(code) => onChange({ ...why, reasonCode: code ?? undefined })}
        />
      </Form.Item>
      <Form.Item label="说明" htmlFor="lines-words">
        <Input.TextArea
          id="lines-words"
          rows={3}
          maxLength={200}
          showCount
          placeholder="选择“其他”时必填"
          value={why.message}
          onChange={({ target }) => onChange({ ...why, message: target.value })}
        />
      </Form.Item>
      <Form.Item label="照片">
        <PictureUpload value={why.images} onChange={(images) => onChange({ ...why, images })} />
      </Form.Item>
    </Form>
  );
}
