import { keepsQuestions } from '@dealer-portal/rules/roles';
import { queryCommonQuestions } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defineReport, paged } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { useReport, useReportFilter } from '#kits/report/use-report';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { ALL } from '#ui/choice/all';
import { EmptyPage } from '#ui/page/empty-page';
import { columnsOf } from '#ui/table/columns';
import { StatusTag } from '#ui/text/status-tag';
import { allQuestionsQuery, kindsOf, type Question } from './queries';
import { QuestionDialog } from './question-dialog';
import { useQuestionActions } from './use-question-actions';

const column = columnsOf<Question>();

const QUESTIONS = defineReport({
  name: 'commonQuestion',
  operation: queryCommonQuestions,
  input: ({ saleInfo: { customerCode } }, { isUse, ...filters }, page) => ({
    body: { customerCode, ...filters, ...(isUse && { isUse: isUse === '1' }), ...page },
  }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.text('title', '问题', { width: 320 }),
    column.custom('typeName', '分类', {
      width: 88,
      text: ({ typeName, typeCode = '' }) => typeName ?? typeCode,
    }),
    column.custom('isUse', '状态', {
      width: 72,
      text: ({ isUse }) => (isUse ? '启用' : '停用'),
      render: ({ isUse }) => (
        <StatusTag tone={isUse ? 'done' : 'neutral'}>{isUse ? '启用' : '停用'}</StatusTag>
      ),
    }),
    column.number('sort', '排序', { width: 64 }),
    column.number('readCount', '阅读', { width: 80, unit: '次' }),
    column.text('updateUser', '更新人', { width: 104 }),
    column.moment('updateDate', '更新时间'),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'isUse',
      label: '是否启用',
      options: [ALL, { value: '1', label: '启用' }, { value: '0', label: '停用' }],
    },
    { kind: 'choice', name: 'typeCode', label: '问题分类', options: [] },
    { kind: 'text', name: 'keyword', label: '问题关键字' },
  ],
  noun: '常见问题',
  emptyReason: '新增并启用后，客户可在帮助中心查看。',
});

/** 帮助编辑: every common question; add, change, switch on and off, delete (QUEST-01). */
export function Component() {
  const { user } = useAccount();
  if (keepsQuestions(user)) return <EditHelp />;
  return (
    <EmptyPage
      title="只有管理员可以维护常见问题"
      reason="请联系本公司的管理员。"
      to={href('mallHelpPage')}
      act="查看常见问题"
    />
  );
}

function EditHelp() {
  const filter = useReportFilter(QUESTIONS);
  const { total } = useReport(QUESTIONS, filter.values, filter);
  const all = useQuery(allQuestionsQuery(useAccount()));
  const kinds = kindsOf(all.data ?? []);
  const [edited, setEdited] = useState<Question | 'new'>();
  const actionsOf = useQuestionActions(setEdited);
  const addButton = (
    <ReasonButton kind="primary" onClick={() => setEdited('new')}>
      新增问题
    </ReasonButton>
  );
  return (
    <>
      <ReportPage
        report={QUESTIONS}
        context={total !== undefined && `共 ${total} 个问题`}
        headerActions={
          <>
            <ButtonLink to={href('mallHelpPage')}>帮助中心</ButtonLink>
            {addButton}
          </>
        }
        choices={{ typeCode: kinds }}
        emptyAction={addButton}
        actions={actionsOf}
      />
      {edited && (
        <QuestionDialog
          question={edited === 'new' ? undefined : edited}
          kinds={kinds}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
