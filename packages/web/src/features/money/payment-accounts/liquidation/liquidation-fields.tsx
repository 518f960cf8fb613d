import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { INDUSTRY_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { Link } from 'react-router-dom';
import { NoFields } from '#kits/money-form/no-fields';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ContactFields } from '#ui/input/contact-fields';
import { rejectWith } from '#ui/input/reject-with';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { plainCard } from '../calls';
import { ALL_INDUSTRIES, type LiquidationDraft } from './calls';
import { judgeQuery, type LiquidationFacts } from './queries';
import './liquidation.css';
import { stateText } from '#ui/text/joined';

interface LiquidationFieldsProps {
  readonly facts: LiquidationFacts;
}

/** The account to close, the reason, and the payer that gets the money; hidden while an application is open. */
export function LiquidationFields({ facts }: LiquidationFieldsProps) {
  const { check, saleOrgs } = facts;
  if (!check.canApply) {
    return (
      <NoFields
        title={`清户申请 ${check.applyNo ?? ''} ${check.statusName ?? '还没有结束'}`}
        reason="同时只能有一份清户申请，请先办完或取消。"
        action={<Link to={href('accountmessage')}>查看清户进度</Link>}
      />
    );
  }
  return (
    <>
      <Form.Item name="saleOrgCode" label="销售组织" rules={[{ required: true, message: '请选择销售组织' }]}>
        <Select
          options={saleOrgs.map(({ saleOrgCode, saleOrgName }) => ({
            value: saleOrgCode,
            label: saleOrgName,
          }))}
        />
      </Form.Item>
      <Form.Item name="industryCode" label="产业" rules={[{ required: true, message: '请选择产业' }]}>
        <Select options={industryOptions(facts)} />
      </Form.Item>
      <Conditions />
      <Form.Item
        name="reason"
        label="清户原因"
        rules={[{ required: true, whitespace: true, message: '请填写清户原因' }]}
      >
        <Input.TextArea rows={2} maxLength={REMARK_LENGTH} showCount />
      </Form.Item>
      <ContactFields nameLimit={20} />
      <Form.Item
        name="bankName"
        label="退款开户行"
        rules={[{ required: true, whitespace: true, message: '请填写退款开户行' }]}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        name="bankAccount"
        label="退款账号"
        rules={[{ validator: (_, number?: string) => rejectWith(accountProblem(number)) }]}
      >
        <Input inputMode="numeric" maxLength={40} autoComplete="off" />
      </Form.Item>
    </>
  );
}

/** The industries that are open, and all of them at once. */
function industryOptions({ industries, lines }: LiquidationFacts) {
  const options = industries.map(({ industryCode, industryName }) => {
    const line = lines.find(({ productLineCode }) => productLineCode === industryCode);
    const isOpen = line === undefined || line.status === INDUSTRY_STATES.running.value;
    return {
      value: industryCode,
      label: isOpen ? industryName : `${industryName}（${stateText(line.statusName)}）`,
      disabled: line?.status === INDUSTRY_STATES.closed.value,
    };
  });
  return [{ value: ALL_INDUSTRIES, label: '全部产业' }, ...options];
}

function accountProblem(number: string | undefined): string | undefined {
  const digits = plainCard(number);
  if (digits === '') return '请填写退款账号';
  return /^\d{8,30}$/.test(digits) ? undefined : '退款账号是 8 至 30 位数字，请核对';
}

const RESULTS: Readonly<Record<string, readonly [tone: StatusTone, name: string]>> = {
  '0': ['bad', '不通过'],
  '1': ['done', '通过'],
  '2': ['waiting', '结算前办完'],
};

/** The conditions for what is chosen, one by one. */
function Conditions() {
  const form = Form.useFormInstance<LiquidationDraft>();
  const saleOrgCode = Form.useWatch('saleOrgCode', form);
  const industryCode = Form.useWatch('industryCode', form);
  const judge = useQuery(judgeQuery(useAccount(), { saleOrgCode, industryCode }));
  return (
    <section className="liquidation-conditions" aria-label="清户条件">
      <Loaded query={judge} failure="清户条件没有加载出来" rows={4}>
        {({ itemList }) => (
          <ul>
            {!itemList && <li>{UNREAD_LINES}</li>}
            {listOf(itemList).map(({ itemCode, itemName, result, message }) => {
              const [tone, name] = RESULTS[result] ?? (['neutral', '—'] as const);
              return (
                <li key={itemCode}>
                  <StatusTag tone={tone}>{name}</StatusTag>
                  <strong>{itemName}</strong>
                  <span className="secondary">{message}</span>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
