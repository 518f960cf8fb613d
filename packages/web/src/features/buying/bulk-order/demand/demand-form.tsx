import { demandDefaults, demandFieldValues, sortedFields } from '@dealer-portal/rules/bulk-order';
import { plainDigits } from '@dealer-portal/rules/input';
import { sentFigure } from '@dealer-portal/rules/money';
import { getDemand, listDemandRecords, listDemands } from '@dealer-portal/sdk/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex, Form, type FormInstance } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { numbered } from '#ui/text/numbered';
import { addressesOf } from '#widgets/uploads/use-uploads';
import { type DemandDetail, dynamicFormQuery } from '../queries';
import { type DemandFacts, submitDemand } from './calls';
import { useDemandDraft } from './demand-draft';
import { demandHref } from './demand-list';
import { DynamicFields } from './dynamic-fields';
import { type DemandFormFields, FixedFields } from './fixed-fields';
import { fromFormValues, toFormValues } from './form-values';
import '../order/bulk-order.css';

interface DemandFormProps {
  /** The demand that is changed; without it a new one. */
  readonly demand: DemandDetail | undefined;
}

/** The form of a demand: its fixed fields, then those that the chosen category asks for (BIG-01). */
export function DemandFormView({ demand }: DemandFormProps) {
  const account = useAccount();
  const navigate = useNavigate();
  const [form] = Form.useForm<DemandFormFields>();
  const draft = useDemandDraft(account.saletoCode, demand);
  const [category, setCategory] = useState(draft.start.category);
  const { dynamic, fields } = useCategoryFields(form, category, demand);
  const save = useSave(demand?.id, draft.forget);
  const onFinish = (value: DemandFormFields) => {
    const { dynamic = {}, finalTime, number, expectPrice = '', imageList, ...fixed } = value;
    const dynamicList = demandFieldValues(fields, fromFormValues(fields, dynamic[fixed.category] ?? {}));
    save.mutate({
      ...fixed,
      imageList: addressesOf(imageList),
      number: Number(plainDigits(number)),
      ...(expectPrice.trim() !== '' && { expectPrice: sentFigure(expectPrice) }),
      dynamicList,
      finalTime: `${finalTime.format('YYYY-MM-DD')} 23:59:59`,
    });
  };
  const cancel = () => {
    draft.forget();
    const { id } = demand ?? {};
    void navigate(id === undefined ? href('bulkOrderInfo') : demandHref({ id }), { replace: true });
  };
  const disabledReason = dynamic.isLoading
    ? '正在加载该品类的表单'
    : dynamic.isError
      ? '该品类的表单没有加载出来，请先重试'
      : undefined;
  const title = demand ? `修改需求 ${demand.demandName}` : '提交大单需求';
  return (
    <div className="page">
      <PageHeader title={title} context={`客户 ${account.saletoCode}`} />
      <section className="panel demand-form" aria-label="需求表单">
        <Form
          form={form}
          layout="vertical"
          initialValues={draft.start}
          onValuesChange={() => draft.keep(form.getFieldsValue(true))}
          onFinish={onFinish}
        >
          <FixedFields onCategory={setCategory} />
          <DynamicFields form={dynamic} fields={fields} category={category} />
          <Flex gap="small" justify="end">
            <PlainButton onClick={cancel}>取消</PlainButton>
            <ReasonButton
              kind="primary"
              type="submit"
              isBusy={save.isPending}
              disabledReason={disabledReason}
            >
              {demand ? '保存修改' : '提交需求'}
            </ReasonButton>
          </Flex>
        </Form>
      </section>
    </div>
  );
}

/** The fields of the chosen category, with their values in the form. */
function useCategoryFields(
  form: FormInstance<DemandFormFields>,
  category: string | undefined,
  demand: DemandDetail | undefined,
) {
  const dynamic = useQuery(dynamicFormQuery(useAccount(), category));
  const fieldList = dynamic.data?.fieldList;
  const fields = useMemo(() => sortedFields(fieldList ?? []), [fieldList]);
  useEffect(() => {
    if (category === undefined) return;
    // Each category has its own values: what was typed for one is there again when it is chosen again.
    const name = ['dynamic', category];
    const defaults = toFormValues(fields, demandDefaults(fields, demand?.dynamicList));
    form.setFieldValue(name, { ...defaults, ...form.getFieldValue(name) });
  }, [form, category, fields, demand]);
  return { dynamic, fields };
}

function useSave(id: string | undefined, onSaved: () => void) {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (facts: DemandFacts) => submitDemand(saletoCode, id, facts),
    onSuccess: async (result) => {
      if (!result.ok) return;
      onSaved();
      notify('success', `${numbered('需求', result.data?.demandNo)}已保存`);
      await invalidateCalls(queryClient, [getDemand, listDemands, listDemandRecords]);
      const saved = result.data?.id ?? id;
      await navigate(saved === undefined ? href('bulkOrder') : demandHref({ id: saved }), { replace: true });
    },
  });
}
