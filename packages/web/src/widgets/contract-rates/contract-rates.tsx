import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { Loaded } from '#platform/calls/loaded';
import { Arriving } from '#ui/page/arriving';
import { countText, joined } from '#ui/text/joined';
import { useContractRates } from './use-contract-rates';
import './contract-rates.css';
import { dayText } from '#ui/text/wire-text';

/** The purpose of a rate, by the description's codes: financing, its service, card payments, discounts. */
type RateType = 'LOAN' | 'SERVICE' | 'POS' | 'DISCOUNT';

interface ContractRatesProps {
  readonly types: readonly RateType[];
}

/** The rates of the contract over the list that follows from them; a contract without them says so. */
export function ContractRates({ types }: ContractRatesProps) {
  const { data, error, refetch } = useContractRates();
  const names: readonly string[] = types;
  const rates = data?.filter(({ rateType }) => names.includes(rateType));
  return (
    <section className="panel contract-rates" aria-label="合同费率">
      <Loaded
        query={{ data: rates, error, refetch }}
        failure="合同费率没有加载出来"
        loading={<Arriving />}
        empty="合同中没有登记费率。"
      >
        {(known) => (
          <Descriptions
            size="small"
            column={{ xs: 1, md: 2 }}
            items={known.map(({ contractNo, rateType, rateTypeName, rate, endDate }) => ({
              key: `${contractNo} ${rateType}`,
              label: rateTypeName,
              children: `${countText(rate, '%')}（${joined([contractNo && `合同 ${contractNo}`, `至 ${dayText(endDate) || '—'}`], '，')}）`,
            }))}
          />
        )}
      </Loaded>
    </section>
  );
}
