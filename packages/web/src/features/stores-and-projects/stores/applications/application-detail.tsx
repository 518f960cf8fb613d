import { STORE_APPLICATION_STATES } from '@dealer-portal/rules/states';
import { applyType, papersOf } from '@dealer-portal/rules/store-application';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { Arriving } from '#ui/page/arriving';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { ApprovalCourse } from '#widgets/approval/approval-course';
import { FilePreview } from '#widgets/uploads/upload-tiles';
import { applyAddress } from '../apply-names';
import { type Network, networksQuery, nodesQuery } from '../queries';
import { refusalText } from '../refusal';
import { fieldsOf } from '../wizard/apply-draft';
import { APPLY_STATE } from './application-report';
import { RevokeButton } from './revoke-button';
import '../wizard/wizard.css';
import { minuteText } from '#ui/text/wire-text';

/** One application for a store: how far it is, why it came back, and everything that was sent (FIN-11). */
export function ApplicationDetail() {
  const [params] = useSearchParams();
  const applyNo = params.get('applyNo') ?? '';
  const query = useQuery(networksQuery(useAccount()));
  const network = query.data?.records.find((record) => record.applyNo === applyNo);
  return (
    <div className="page">
      <PageHeader
        {...(network && { title: `${network.networkName}，${network.applyTypeName}` })}
        context={<Link to={href('applying')}>申请中</Link>}
        actions={network && <NextSteps network={network} />}
      />
      <Loaded query={{ ...query, data: query.data && { network } }} failure="申请没有加载出来">
        {(data) => (data.network ? <Course network={data.network} /> : <NoApplication applyNo={applyNo} />)}
      </Loaded>
    </div>
  );
}

function NoApplication({ applyNo }: { readonly applyNo: string }) {
  return (
    <EmptyState
      title={applyNo ? `没有找到申请 ${applyNo}` : '请从申请列表中选择一份'}
      reason="申请单号可能不完整，或申请属于另一个售达方。"
      action={
        <ButtonLink kind="primary" to={href('applying')}>
          查看申请
        </ButtonLink>
      }
    />
  );
}

interface NetworkProps {
  readonly network: Network;
}

/** The actions on it: taken back while it is decided, sent again once it came back. */
function NextSteps({ network: { applyNo, applyType: type, status } }: NetworkProps) {
  const { inApproval, rejected, withdrawn } = STORE_APPLICATION_STATES;
  return (
    <>
      <PrintButton />
      {status === inApproval.value && <RevokeButton applyNo={applyNo} />}
      {(status === rejected.value || status === withdrawn.value) && (
        <ButtonLink kind="primary" to={applyAddress(applyType(type), applyNo)}>
          修改后再提交
        </ButtonLink>
      )}
    </>
  );
}

function Course({ network }: NetworkProps) {
  const { applyNo, problemList = [], status } = network;
  const nodes = useQuery(nodesQuery(useAccount(), applyNo));
  const refusal = status === STORE_APPLICATION_STATES.rejected.value ? refusalText(nodes.data ?? []) : '';
  return (
    <>
      {status === STORE_APPLICATION_STATES.rejected.value && nodes.isLoading && <Arriving />}
      {refusal && (
        <section className="apply-refused" aria-label="驳回原因">
          <h2>没有通过</h2>
          <p>{refusal}</p>
          {problemList.map(({ field, fieldName, reason }) => (
            <p key={field}>
              {fieldName}：{reason}
            </p>
          ))}
        </section>
      )}
      <section className="panel" aria-label="审批进度">
        <h2>审批进度</h2>
        <Loaded
          query={nodes}
          failure="审批进度没有加载出来"
          rows={2}
          empty={<EmptyState title="还没有审批节点" reason="提交后生成，请稍后再看。" />}
        >
          {(data) => <ApprovalCourse label="审批进度" nodes={data} />}
        </Loaded>
      </section>
      <Facts network={network} />
    </>
  );
}

function Facts({ network }: NetworkProps) {
  const { applyNo, applyType: type, networkCode, address, area, contactName, contactPhone } = network;
  const papers = papersOf(applyType(type), fieldsOf(network));
  return (
    <section className="panel page-below" aria-label="申请内容">
      <h2>申请内容</h2>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'applyNo', label: '申请单号', children: applyNo },
          { key: 'status', label: '状态', children: APPLY_STATE.render(network) },
          { key: 'code', label: '网点编码', children: networkCode || '审批通过后产生' },
          { key: 'area', label: '面积', children: area === undefined ? '—' : `${area} 平方米` },
          { key: 'address', label: '地址', children: address || '—' },
          { key: 'contact', label: '联系人', children: `${contactName ?? '—'} ${contactPhone ?? ''}` },
          { key: 'time', label: '申请时间', children: minuteText(network.applyDate) },
        ]}
      />
      {papers.length > 0 && (
        <ul className="apply-papers" aria-label="照片和证照">
          {papers.map((paper) => (
            <li key={paper.fileId}>
              <FilePreview file={paper} />
              <span>{paper.fileName}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
