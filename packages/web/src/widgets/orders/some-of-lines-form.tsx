import { REMARK_LENGTH, typedPieces } from '@dealer-portal/rules/input';
import { formatYuan, orderPrice } from '@dealer-portal/rules/money';
import {
  cancelText,
  RETURN_VERBS,
  type ReturnVerb,
  readSomeOfLines,
  type SomeOfLinesRead,
} from '@dealer-portal/rules/order-cancel';
import { FILE_TERMS } from '@dealer-portal/rules/upload';
import { Alert, Flex, Form, type FormInstance, Input, Select } from 'antd';
import { useState } from 'react';
import { dialogs } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import type { QuantityDraft } from '#ui/input/use-quantity-draft';
import { StickyBar } from '#ui/page/sticky-bar';
import { useStore } from '#ui/store';
import { type Listed, listOf, NO_LINES_NO_SEND } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { type FormDraft, useFormDraft } from '#widgets/form-draft/use-form-draft';
import { isNumbered, useKeptEntries } from '#widgets/kept-entries/use-kept-entries';
import { type LineDrafts, wrongDraftOf } from '#widgets/quantity-edits/correct-first';
import { storeFor } from '#widgets/uploads/calls';
import { UploadField } from '#widgets/uploads/upload-field';
import { addressesOf, type StoredFile } from '#widgets/uploads/use-uploads';
import type { OrderLine } from './queries';
import { nameOf, SomeOfLinesTable } from './some-of-lines-table';
import './order-reason.css';

const storePicture = storeFor('ORDER');

type Read = Extract<SomeOfLinesRead, { readonly ok: true }>;

interface SomeOfLinesFormProps {
  /** Where the browser keeps the input; it names the order. */
  readonly name: string;
  readonly done: ReturnVerb;
  readonly lines: Listed<OrderLine>;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  readonly isPending: boolean;
  readonly onSubmit: (read: Read, imageList: string[]) => Promise<{ readonly ok: boolean }>;
}

/** Why the lines come back. */
interface ReasonFields {
  readonly reasonCode?: string;
  readonly message: string;
  readonly images: readonly StoredFile[];
}

/** The form of a rejection or a return: pieces of lines, reason, words, pictures; totals at the bottom (ORDER-01). */
export function SomeOfLinesForm(props: SomeOfLinesFormProps) {
  const { name, done, lines, reasons, isPending, onSubmit } = props;
  const verb = RETURN_VERBS[done];
  const { pieces, setPieces, reasonDraft, forget } = useKeptInput(name);
  const [form] = Form.useForm<ReasonFields>();
  const [problem, setProblem] = useState<string>();
  const named = listOf(lines).map((line) => ({ ...line, pieces: typedPieces(pieces[line.productCode]) }));
  const units = named.reduce((sum, line) => sum + line.pieces, 0);
  const amount = orderPrice(named.map((line) => ({ price: line.price, number: line.pieces })));
  const submit = ({ reasonCode, message, images }: ReasonFields) => {
    const read = readSomeOfLines({ lines: named, reasonCode, message }, done);
    setProblem(read.ok ? undefined : cancelText(read.refusal));
    if (!read.ok) return;
    const send = async () => {
      const { ok } = await onSubmit(read, addressesOf(images));
      if (ok) forget();
    };
    return dialogs.confirm({
      title: `确定${verb} ${units} 台？`,
      content: `金额 ${formatYuan(amount)}，提交后不能修改。`,
      okText: `${verb} ${units} 台`,
      okButtonProps: { danger: true },
      cancelText: '再看看',
      onOk: send,
    });
  };
  // The table stands above the form: what is wrong with its pieces is said along with what is wrong in the form.
  const onPress = () => {
    const ofPieces = readSomeOfLines({ lines: named, reasonCode: 'any', message: '' }, done);
    setProblem(ofPieces.ok ? undefined : cancelText(ofPieces.refusal));
    form.submit();
  };
  return (
    <>
      <Flex vertical gap="middle">
        <SomeOfLinesTable verb={verb} lines={lines} pieces={pieces} onChange={setPieces} />
        <ReasonForm draft={reasonDraft} verb={verb} reasons={reasons} form={form} onFinish={submit} />
        {problem && <Alert type="error" showIcon title={problem} role="alert" />}
      </Flex>
      <StickyBar
        summary={
          <>
            {verb} {units} 台 · <Money amount={amount} strong />
          </>
        }
        actions={
          <ReasonButton
            kind="primary"
            isDanger
            size="large"
            isBusy={isPending}
            disabledReason={lines ? wrongDraftOf(lines, pieces, nameOf) : NO_LINES_NO_SEND}
            onClick={onPress}
          >
            提交{verb}
          </ReasonButton>
        }
      />
    </>
  );
}

/** The pieces of each line, the reason and the words, which a reload finds again until they are sent. */
function useKeptInput(name: string) {
  const entries = useKeptEntries<QuantityDraft>(`${name}Pieces`, isNumbered);
  const pieces: LineDrafts = Object.fromEntries(
    useStore({ read: entries.all, subscribe: entries.subscribe }),
  );
  const setPieces = (next: LineDrafts) => {
    for (const [productCode, draft] of Object.entries(next)) entries.set(productCode, draft);
  };
  const reasonDraft = useFormDraft(`${name}Why`);
  const forget = () => {
    for (const productCode of Object.keys(pieces)) entries.set(productCode, undefined);
    reasonDraft.forget();
  };
  return { pieces, setPieces, reasonDraft, forget };
}

interface ReasonFormProps extends Pick<SomeOfLinesFormProps, 'reasons'> {
  readonly verb: string;
  readonly draft: FormDraft;
  readonly form: FormInstance<ReasonFields>;
  readonly onFinish: (fields: ReasonFields) => void;
}

/** Reason, words and pictures; the bar at the bottom submits them. */
function ReasonForm({ draft, verb, reasons, form, onFinish }: ReasonFormProps) {
  return (
    <Form
      name="lines"
      form={form}
      layout="vertical"
      className="panel"
      initialValues={{ message: '', ...draft.start, images: [] }}
      onValuesChange={(_, { images, ...fields }) => draft.keep(fields)}
      onFinish={onFinish}
    >
      <Form.Item
        name="reasonCode"
        label={`${verb}原因`}
        rules={[{ required: true, message: `请选择${verb}原因` }]}
      >
        <Select
          aria-label={`${verb}原因`}
          className="order-reason"
          placeholder="请选择"
          options={[...reasons]}
        />
      </Form.Item>
      <Form.Item name="message" label="说明">
        <Input.TextArea rows={3} maxLength={REMARK_LENGTH} showCount placeholder="选择“其他”时必填" />
      </Form.Item>
      <Form.Item name="images" label="照片">
        <UploadField label="照片" terms={FILE_TERMS.orderPicture} store={storePicture} />
      </Form.Item>
    </Form>
  );
}
