import { REPORT_LENGTH } from '@dealer-portal/rules/input';
import { FILE_TERMS } from '@dealer-portal/rules/upload';
import { Checkbox, Form, Input, Rate } from 'antd';
import { ReasonButton } from '#ui/button/reason-button';
import { storeFor } from '#widgets/uploads/calls';
import { UploadField } from '#widgets/uploads/upload-field';
import { addressesOf, type StoredFile } from '#widgets/uploads/use-uploads';
import type { EvaluateAttribute } from './queries';
import type { EvaluationKey } from './use-evaluation-key';
import { type Scores, useSubmitEvaluation } from './use-submit-evaluation';
import './evaluation.css';

const storePicture = storeFor('EVALUATE');

interface EvaluationFormProps {
  readonly evaluation: EvaluationKey;
  readonly attributes: readonly EvaluateAttribute[];
  /** Pictures can be added, and the page shows what was evaluated itself. */
  readonly isOnPage?: boolean;
}

interface EvaluationDraft {
  readonly scores?: Readonly<Record<string, Scores[string] | undefined>>;
  readonly content: string;
  readonly images?: readonly StoredFile[];
}

/** The form: required questions must have a score; what was chosen stays when the server refuses. */
export function EvaluationForm({ evaluation, attributes, isOnPage = false }: EvaluationFormProps) {
  const { mutate, isPending } = useSubmitEvaluation(evaluation, isOnPage);
  const onFinish = ({ scores = {}, content, images = [] }: EvaluationDraft) => {
    const answers = Object.entries(scores).flatMap(([code, score]) =>
      score ? [[code, score] as const] : [],
    );
    mutate({
      scores: Object.fromEntries(answers),
      content: content.trim(),
      images: addressesOf(images),
    });
  };
  return (
    <Form name="evaluation" layout="vertical" initialValues={{ content: '' }} onFinish={onFinish}>
      {attributes.map((attribute) => (
        <Form.Item
          key={attribute.attributeCode}
          name={['scores', attribute.attributeCode]}
          rules={[{ required: attribute.isRequired === true, message: '请评分' }]}
        >
          <Question attribute={attribute} />
        </Form.Item>
      ))}
      <Form.Item name="content" label="评价内容（选填）">
        <Input.TextArea rows={4} maxLength={REPORT_LENGTH} showCount />
      </Form.Item>
      {isOnPage && (
        <Form.Item name="images" label="照片（选填）">
          <UploadField label="评价照片" terms={FILE_TERMS.evaluationPicture} store={storePicture} />
        </Form.Item>
      )}
      <div className="evaluation-actions">
        <ReasonButton kind="primary" type="submit" isWide isBusy={isPending}>
          提交评价
        </ReasonButton>
      </div>
    </Form>
  );
}

interface QuestionProps {
  readonly attribute: EvaluateAttribute;
  /** The form gives the id, the value and its change. */
  readonly id?: string;
  readonly value?: Scores[string];
  readonly onChange?: (value: Scores[string]) => void;
}

function Question({ attribute, id, value, onChange }: QuestionProps) {
  const { attributeName, maxScore, isRequired, tagList = [] } = attribute;
  return (
    <fieldset id={id} tabIndex={-1} className="evaluation-item">
      <legend>
        {attributeName}
        {isRequired ? '（必填）' : '（选填）'}
      </legend>
      <Rate
        count={maxScore}
        value={value ? value.score : 0}
        tooltips={Array.from({ length: maxScore }, (_, at) => `${at + 1} 分`)}
        onChange={(score) => {
          if (score > 0) onChange?.({ score, tags: value?.tags ?? [] });
        }}
      />
      {value && tagList.length > 0 && (
        <Checkbox.Group
          className="evaluation-tags"
          aria-label={`${attributeName}标签`}
          options={[...tagList]}
          value={[...value.tags]}
          onChange={(tags) => onChange?.({ score: value.score, tags: tags.map(String) })}
        />
      )}
    </fieldset>
  );
}
