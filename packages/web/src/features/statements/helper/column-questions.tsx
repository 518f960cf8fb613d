import { type BookLayout, chooseRole } from '@dealer-portal/rules/reconciliation';
import { Flex } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import { NoticeLine } from '#ui/page/notice-line';

interface ColumnQuestionsProps {
  readonly layout: BookLayout;
  readonly onChange: (layout: BookLayout) => void;
}

/** The questions that only a person can answer, each with its answers. */
export function ColumnQuestions({ layout, onChange }: ColumnQuestionsProps) {
  return layout.columns.map(({ title, question }, at) =>
    question ? (
      <NoticeLine
        key={title}
        action={
          <Flex gap="small" wrap>
            {question.answers.map(({ label, role }) => (
              <PlainButton key={role} size="small" onClick={() => onChange(chooseRole(layout, at, role))}>
                {label}
              </PlainButton>
            ))}
          </Flex>
        }
      >
        <strong>“{title}”列是什么</strong> {question.text}
      </NoticeLine>
    ) : null,
  );
}
