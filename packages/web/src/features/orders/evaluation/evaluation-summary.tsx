import type { Data } from '@dealer-portal/sdk';
import type { getEvaluateInfo } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { countText } from '#ui/text/joined';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { minuteText } from '#ui/text/wire-text';
import { PictureTiles } from '#widgets/uploads/upload-tiles';
import { pictureAt } from '#widgets/uploads/use-uploads';
import { evaluateInfoQuery } from './queries';
import type { EvaluationKey } from './use-evaluation-key';
import './evaluation.css';

/** A finished evaluation: each score, the text, and the answer. */
export function EvaluationSummary({ evaluation }: { readonly evaluation: EvaluationKey }) {
  const info = useQuery(evaluateInfoQuery(evaluation));
  return (
    <Loaded query={info} failure="评价内容没有加载出来" rows={4}>
      {(data) => <Scores data={data} />}
    </Loaded>
  );
}

function Scores({ data }: { readonly data: Data<typeof getEvaluateInfo> }) {
  const lines = [
    { name: '综合评分', text: countText(data.totalScore, '分') },
    ...(data.attributeList ? [] : [{ name: '分项评分', text: UNREAD_LINES }]),
    ...listOf(data.attributeList).map(({ attributeName, score, tagList = [] }) => ({
      name: attributeName,
      text: [countText(score, '分'), ...tagList].join(' · '),
    })),
    { name: '评价内容', text: data.content || '—' },
    { name: '回复', text: data.reply || '还没有回复' },
    { name: '评价时间', text: minuteText(data.evaluateDate) || '—' },
  ];
  const { imageList = [] } = data;
  return (
    <>
      <dl className="evaluation-scores">
        {lines.map(({ name, text }) => (
          <div key={name}>
            <dt className="secondary">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {imageList.length > 0 && <PictureTiles label="评价照片" pictures={imageList.map(pictureAt)} />}
    </>
  );
}
