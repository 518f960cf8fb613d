import { REMARK_LENGTH } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import { pastedAmount } from '@dealer-portal/rules/movement';
import {
  priceBeforeQuote,
  projectDayRefusal,
  projectText,
  quoteSum,
  targetPriceRefusal,
} from '@dealer-portal/rules/projects';
import { FILE_TERMS } from '@dealer-portal/rules/upload';
import { Form, Input } from 'antd';
import { today } from '#platform/today';
import { rejectWith } from '#ui/input/reject-with';
import { countText } from '#ui/text/joined';
import { DayField } from '../day-field';
import { FileField } from '../file-field';
import { MissingLine } from './missing-line';
import { fileField, missingPapers, priceField } from './step-names';
import type { ProjectFacts } from './use-project-facts';
import '../projects.css';

interface FieldsProps {
  readonly facts: ProjectFacts;
}

/** 补资料: a field for each paper that is missing. */
export function SupplementFields({ facts: { project } }: FieldsProps) {
  return missingPapers(project).map(({ documentType, documentName }) => (
    <Form.Item
      key={documentType}
      name={fileField(documentType)}
      label={documentName}
      rules={[{ required: true, message: `请上传${documentName}` }]}
    >
      <FileField label={documentName} terms={FILE_TERMS.projectPaper} />
    </Form.Item>
  ));
}

/** 申请工程价: the price that is asked for of each product, and why. */
export function PriceFields({ facts: { project } }: FieldsProps) {
  return (
    <>
      {project.productList.map(
        ({ productCode, productModel = productCode, number, price, normalPrice = price }) => (
          <Form.Item
            key={productCode}
            name={priceField(productCode)}
            label={productModel}
            extra={`${countText(number, '台')}，普通价 ${formatYuan(normalPrice)}`}
            normalize={pastedAmount}
            rules={[
              {
                validator: (_, text?: string) =>
                  rejectWith(projectText(targetPriceRefusal(text, normalPrice))),
              },
            ]}
          >
            <Input inputMode="decimal" suffix="元/台" autoComplete="off" />
          </Form.Item>
        ),
      )}
      <Form.Item
        name="remark"
        label="申请原因"
        rules={[{ required: true, whitespace: true, message: '请填写为什么要工程价' }]}
      >
        <Input.TextArea rows={2} maxLength={REMARK_LENGTH} showCount />
      </Form.Item>
    </>
  );
}

/** 接受报价: what was offered, and what it saves. */
export function QuoteFields({ facts: { project } }: FieldsProps) {
  const { amount, saved } = quoteSum(project.productList);
  return (
    <dl className="project-facts">
      {project.productList.map((item) => {
        const { productCode, productModel = productCode, number, price, quotePrice } = item;
        return (
          <div key={productCode}>
            <dt>
              {productModel} {number} 台
            </dt>
            <dd className="figure">
              {quotePrice !== undefined && (
                <s className="secondary">
                  <span className="visually-hidden">普通价</span>
                  {formatYuan(priceBeforeQuote(item))}
                </s>
              )}{' '}
              {formatYuan(quotePrice ?? price)}
            </dd>
          </div>
        );
      })}
      <div>
        <dt>报价合计</dt>
        <dd className="figure">
          <strong>{formatYuan(amount)}</strong>，省 {formatYuan(saved)}
        </dd>
      </div>
    </dl>
  );
}

/** 提交验收: when it was accepted, with pictures. */
export function AcceptFields() {
  const latest = today();
  return (
    <>
      <DayField
        name="acceptDate"
        label="验收日期"
        problemOf={(day) => projectText(projectDayRefusal(day, { which: 'acceptance', latest }))}
      />
      <Form.Item
        name="files"
        label="验收照片"
        rules={[{ required: true, message: '请上传业主签字的验收照片' }]}
      >
        <FileField label="验收照片" terms={FILE_TERMS.projectPicture} />
      </Form.Item>
      <Form.Item name="remark" label="说明">
        <Input.TextArea rows={2} maxLength={REMARK_LENGTH} showCount placeholder="可不填" />
      </Form.Item>
      <MissingLine step="ACCEPT" />
    </>
  );
}
