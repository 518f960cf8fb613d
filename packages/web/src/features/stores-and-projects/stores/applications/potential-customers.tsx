import { POTENTIAL_CUSTOMER_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listPotentialCustomers } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { defineReport, paged } from '#kits/report/define-report';
import { ReportTable } from '#kits/report/report-table';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { columnsOf } from '#ui/table/columns';
import { FilePreview } from '#widgets/uploads/upload-tiles';
import { type PotentialCustomer, potentialCustomerQuery } from '../queries';
import '../wizard/wizard.css';
import '#kits/report/detail/report-detail.css';
import './applications.css';

const column = columnsOf<RecordOf<'listPotentialCustomers'>>();

const STATUS = column.status('status', 'statusName', {
  width: 88,
  states: POTENTIAL_CUSTOMER_STATES,
});

/** 潜在客户: those that the dealer has recommended and that may open a store (FIN-11). */
const POTENTIAL_CUSTOMERS = defineReport({
  name: 'potentialCustomer',
  operation: listPotentialCustomers,
  input: ({ saleInfo: { customerCode } }, filters, page) => ({
    query: { customerCode, ...filters, ...page },
  }),
  isAside: true,
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.text('customerName', '客户', { width: 200, detail: ['营业执照号', ({ licenseNo }) => licenseNo] }),
    column.text('contactName', '联系人', {
      width: 104,
      detail: ['联系电话', ({ contactPhone }) => contactPhone],
    }),
    column.text('address', '地址', { width: 240 }),
    column.date('createDate', '登记日期', { isSortable: true }),
    STATUS,
  ],
  filters: [{ kind: 'text', name: 'keyword', label: '客户、联系人或电话' }],
  noun: '潜在客户',
  emptyReason: '推荐的客户登记后会出现在这里。',
});

/** The potential customers of the dealer; one opens next to the list with its papers. */
export function PotentialCustomers() {
  const [id, setId] = useState<string>();
  return (
    <section className="potential-customers page-below" aria-label="潜在客户">
      <h2>潜在客户</h2>
      <ReportTable
        report={POTENTIAL_CUSTOMERS}
        actions={(row) => [{ key: 'open', label: '查看', onClick: () => setId(row.id) }]}
        actionsWidth={72}
      />
      <Drawer title="潜在客户" open={id !== undefined} onClose={() => setId(undefined)}>
        {id !== undefined && <OneCustomer id={id} />}
      </Drawer>
    </section>
  );
}

function OneCustomer({ id }: { readonly id: string }) {
  const query = useQuery(potentialCustomerQuery(useAccount(), id));
  return (
    <Loaded query={query} failure="潜在客户没有加载出来" rows={4}>
      {(customer) => <CustomerFacts customer={customer} />}
    </Loaded>
  );
}

const PICTURES: Readonly<Record<string, string>> = {
  LICENSE: '营业执照',
  STORE: '门头照片',
  IDCARD: '身份证',
};

function CustomerFacts({ customer }: { readonly customer: PotentialCustomer }) {
  const { customerName, licenseNo, legalPerson, contactName, contactPhone, address } = customer;
  const { statusName, pictureList = [] } = customer;
  const facts = [
    ['客户', customerName],
    ['信用代码', licenseNo],
    ['法定代表人', legalPerson],
    ['联系人', [contactName, contactPhone].filter(Boolean).join(' ')],
    ['地址', address],
    ['状态', statusName],
  ] as const;
  return (
    <>
      <dl className="report-detail">
        {facts.map(([label, text]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{text || '—'}</dd>
          </div>
        ))}
      </dl>
      <ul className="apply-papers" aria-label="证照">
        {pictureList.map(({ picType, fileId, url }) => {
          const name = PICTURES[picType] ?? picType;
          return (
            <li key={fileId}>
              <FilePreview file={{ fileId, fileName: name, ...(url && { url }) }} />
              <span>{name}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
