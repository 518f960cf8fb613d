import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Loaded } from '#platform/calls/loaded';
import { CertificateTable } from './certificate-table';
import { type Archive, archiveQuery } from './queries';
import './customer-view.css';

interface Fact {
  readonly field: keyof Archive & string;
  readonly label: string;
}

const GROUPS: readonly { readonly title: string; readonly facts: readonly Fact[] }[] = [
  {
    title: '基本信息',
    facts: [
      { field: 'customerCode', label: '客户编码' },
      { field: 'customerName', label: '客户名称' },
      { field: 'licenseNo', label: '统一社会信用代码' },
      { field: 'legalPerson', label: '法定代表人' },
      { field: 'registerAddress', label: '注册地址' },
      { field: 'openDate', label: '开户日期' },
    ],
  },
  {
    title: '渠道与归属',
    facts: [
      { field: 'channel', label: '渠道' },
      { field: 'channelGroup', label: '渠道组' },
      { field: 'subChannel', label: '子渠道' },
      { field: 'centerName', label: '中心' },
      { field: 'customerManager', label: '客户经理' },
    ],
  },
  {
    title: '联系方式',
    facts: [
      { field: 'contactName', label: '联系人' },
      { field: 'contactPhone', label: '联系电话' },
      { field: 'email', label: '电子邮箱' },
    ],
  },
];

/** A customer's archive by groups, and its certificates. */
export function CustomerArchive({ customerCode }: { readonly customerCode: string }) {
  const archive = useQuery(archiveQuery(customerCode));
  return (
    <Loaded query={archive} failure="客户档案没有加载出来" rows={8}>
      {(data) => <ArchiveView archive={data} />}
    </Loaded>
  );
}

function ArchiveView({ archive }: { readonly archive: Archive }) {
  return (
    <div className="customer-archive">
      {GROUPS.map(({ title, facts }) => (
        <section key={title} className="panel" aria-label={title}>
          <h2>{title}</h2>
          <Descriptions
            size="small"
            column={{ xs: 1, sm: 1, md: 2, lg: 3 }}
            items={facts.map(({ field, label }) => ({ key: field, label, children: draw(archive[field]) }))}
          />
        </section>
      ))}
      <section className="panel" aria-label="证件">
        <h2>证件</h2>
        <CertificateTable certificates={archive.certificateList ?? []} />
      </section>
    </div>
  );
}

function draw(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : '—';
}
