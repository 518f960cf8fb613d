import { Checkbox, Input, Rate } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import type { EvaluateAttribute } from './queries';
import type { EvaluationKey } from './use-evaluation-key';
import { type Scores, useSubmitEvaluation } from './use-submit-evaluation';

const CONTENT_LIMIT = 500;

interface EvaluationFormProps {
  readonly evaluation: EvaluationKey;
  readonly attributes: readonly EvaluateAttribute[];
}

/** The form: required questions must have a score; what was chosen stays when the server refuses. */
export function EvaluationForm({ evaluation, attributes }: EvaluationFormProps) {
  const [scores, setScores] = useState<Scores>({});
  const [content, setContent] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useSubmitEvaluation(evaluation);
  const isMissing = ({ attributeCode, isRequired }: EvaluateAttribute) =>
    isRequired === true && scores[attributeCode] === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!attributes.some(isMissing)) mutate({ scores, content: content.trim() });
  };
  const contentId = useId();
  return (
    <form onSubmit={submit}>
      {attributes.map((attribute) => (
        <Question
          key={attribute.attributeCode}
          attribute={attribute}
          given={scores[attribute.attributeCode]}
          problem={isAsked && isMissing(attribute) ? '请评分' : undefined}
          onChange={(value) => setScores({ ...scores, [attribute.attributeCode]: value })}
        />
      ))}
      <label htmlFor={contentId}>评价内容（选填）</label>
      <Input.TextArea
        id={contentId}
        rows={4}
        maxLength={CONTENT_LIMIT}
        showCount
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <div className="evaluation-actions">
        <ReasonButton type="primary" htmlType="submit" block loading={isPending}>
          提交评价
        </ReasonButton>
      </div>
    </form>
  );
}

interface QuestionProps {
  readonly attribute: EvaluateAttribute;
  readonly given: Scores[string] | undefined;
  readonly problem: string | undefined;
  readonly onChange: (value: Scores[string]) => void;
}

function Question({ attribute, given: input, problem, onChange }: QuestionProps) {
  const { attributeName, maxScore, isRequired, tagList = [] } = attribute;
  return (
    <fieldset className="evaluation-item">
      <legend>
        {attributeName}
        {isRequired ? '（必填）' : '（选填）'}
      </legend>
      <Rate
        count={maxScore}
        value={input?.score ?? 0}
        tooltips={Array.from({ length: maxScore }, (_, at) => `${at + 1} 分`)}
        onChange={(score) => {
          if (score > 0) onChange({ score, tags: input?.tags ?? [] });
        }}
      />
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      {input && tagList.length > 0 && (
        <Checkbox.Group
          className="evaluation-tags"
          aria-label={`${attributeName}标签`}
          options={[...tagList]}
          value={[...input.tags]}
          onChange={(tags) => onChange({ score: input.score, tags: tags.map(String) })}
        />
      )}
    </fieldset>
  );
}
