// No report: questions fold open in their place.

import { readFigure } from '@dealer-portal/rules/money';
import { keepsQuestions } from '@dealer-portal/rules/roles';
import { useQuery } from '@tanstack/react-query';
import { Collapse } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { paged } from '#platform/calls/paged';
import { useAccount } from '#platform/session/account';
import { hasSession } from '#platform/session/session';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { ALL } from '#ui/choice/all';
import { FilterBar } from '#ui/input/filter-bar';
import { type AddressFilter, useAddressFilter } from '#ui/input/use-address-filter';
import { withParams } from '#ui/input/with-params';
import { PageHeader } from '#ui/page/page-header';
import { Pager } from '#ui/page/pager';
import { EmptyState } from '#ui/page/states';
import { dayText } from '#ui/text/wire-text';
import { RichText } from '#widgets/links/rich-text';
import { HelpManual } from './help-manual';
import { allQuestionsQuery, kindsOf, type Question, questionQuery, questionsQuery } from './queries';
import '#ui/antd/collapse.css';

/** 帮助中心: the manual, which everybody may read (TOP-02), after the common questions of who is signed in (QUEST-01). */
export function Component() {
  const [isSignedIn] = useState(hasSession);
  if (isSignedIn) return <QuestionsAndManual />;
  return (
    <div className="page">
      <PageHeader context="使用手册" />
      <HelpManual />
    </div>
  );
}

/** The enabled common questions; one opens with its answer and has an address of its own (QUEST-01). */
function QuestionsAndManual() {
  const account = useAccount();
  const filter = useAddressFilter(['typeCode', 'keyword'] as const);
  const { values, pageNum, pageSize } = filter;
  const questions = useQuery(paged(questionsQuery(account, { ...values, isUse: true, pageNum, pageSize })));
  const all = useQuery(allQuestionsQuery(account, { isUse: true }));
  return (
    <div className="page">
      <PageHeader
        context="常见问题"
        actions={
          keepsQuestions(account.user) && <ButtonLink to={href('mallEditHelpPage')}>维护常见问题</ButtonLink>
        }
      />
      <FilterBar
        fields={[
          {
            kind: 'tabs',
            name: 'typeCode',
            label: '问题分类',
            options: [ALL, ...kindsOf(all.data ?? [])],
          },
          { kind: 'text', name: 'keyword', label: '问题关键字' },
        ]}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <Loaded query={questions} failure="常见问题没有加载出来" isKept empty={<NoQuestions filter={filter} />}>
        {({ records, total }) => (
          <>
            <Questions questions={records} />
            <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={filter.setPage} />
          </>
        )}
      </Loaded>
      {/* What grows above it would move it. */}
      {!questions.isPending && !all.isPending && <HelpManual />}
    </div>
  );
}

function NoQuestions({ filter }: { readonly filter: AddressFilter<string> }) {
  return (
    <EmptyState
      title={filter.isNarrowed ? '没有符合条件的问题' : '还没有常见问题'}
      reason="可换一个关键字，或拨打服务热线。"
      action={filter.isNarrowed && <PlainButton onClick={filter.clear}>清除条件</PlainButton>}
    />
  );
}

/** The questions, one of them open; the address says which. */
function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const [params, setParams] = useSearchParams();
  const open = (id: string | undefined) => setParams((before) => withParams(before, { id }));
  return (
    <Collapse
      className="help-questions collapse-lines"
      activeKey={params.get('id') ?? []}
      onChange={(ids) => open(ids.at(-1))}
      items={questions.map(({ id, title, typeName }) => ({
        key: id,
        label: title,
        extra: <span className="secondary">{typeName}</span>,
        children: <Answer id={id} />,
      }))}
    />
  );
}

function Answer({ id }: { readonly id: string }) {
  const question = useQuery(questionQuery(useAccount(), id));
  return (
    <Loaded query={question} failure="解答没有加载出来" rows={2}>
      {({ content, updateUser = '', updateDate = '', readCount }) => (
        <>
          <RichText html={content} />
          <span className="secondary">
            {updateUser} {dayText(updateDate)} · 阅读 {readFigure(readCount) ?? '—'} 次
          </span>
        </>
      )}
    </Loaded>
  );
}
