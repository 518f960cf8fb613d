import { isAdministrator } from '@dealer-portal/rules/menu';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { DataTable } from '#ui/table/data-table';
import { kindsOf, type Question, questionsQuery } from './queries';
import { QUESTION_COLUMNS } from './question-columns';
import { QuestionDialog } from './question-dialog';
import { useQuestionActions } from './use-question-actions';

/**
 * 帮助编辑: every common question; add, change, switch on and off, delete (QUEST-01).
 * Assumption: administrators keep the questions; the specification names no role.
 */
export function Component() {
  const { user } = useAccount();
  if (isAdministrator(user)) return <EditHelp />;
  return (
    <div className="page">
      <PageHeader />
      <EmptyState
        title="只有管理员可以维护常见问题"
        reason="请联系本公司的管理员。"
        action={<Link to={href('mallHelpPage')}>查看常见问题</Link>}
      />
    </div>
  );
}

function EditHelp() {
  const account = useAccount();
  const filter = useAddressFilter(['isUse', 'typeCode', 'keyword'] as const);
  const { values, pageNum, pageSize } = filter;
  const { isUse, ...rest } = values;
  const questions = useQuery({
    ...questionsQuery(account, {
      ...rest,
      ...(isUse === '0' || isUse === '1' ? { isUse } : {}),
      pageNum,
      pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  const all = useQuery(questionsQuery(account, { pageNum: 1, pageSize: 1000 }));
  const kinds = kindsOf(all.data?.records ?? []);
  const [edited, setEdited] = useState<Question | 'new'>();
  const actionsOf = useQuestionActions(setEdited);
  const addButton = (
    <ReasonButton type="primary" onClick={() => setEdited('new')}>
      新增问题
    </ReasonButton>
  );
  return (
    <div className="page">
      <PageHeader
        context={questions.isSuccess ? `共 ${questions.data.total} 个问题` : undefined}
        actions={
          <>
            <Link to={href('mallHelpPage')}>
              <Button>帮助中心</Button>
            </Link>
            {addButton}
          </>
        }
      />
      <FilterBar
        fields={[
          {
            kind: 'tabs',
            name: 'isUse',
            label: '是否启用',
            options: [
              { value: '', label: '全部' },
              { value: '1', label: '启用' },
              { value: '0', label: '停用' },
            ],
          },
          { kind: 'choice', name: 'typeCode', label: '问题分类', options: kinds },
          { kind: 'text', name: 'keyword', label: '问题关键字' },
        ]}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="常见问题"
        columns={QUESTION_COLUMNS}
        rows={questions.data?.records ?? []}
        rowKey={({ id }) => id}
        state={listState(questions, '常见问题没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的问题' : '还没有常见问题',
          action: filter.isNarrowed ? <Button onClick={filter.clear}>清除条件</Button> : addButton,
        }}
        actions={actionsOf}
        page={{ pageNum, pageSize, total: questions.data?.total ?? 0, onChange: filter.setPage }}
      />
      {edited && (
        <QuestionDialog
          question={edited === 'new' ? undefined : edited}
          kinds={kinds}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
