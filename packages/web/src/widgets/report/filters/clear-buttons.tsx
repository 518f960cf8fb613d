import { Flex } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import type { AddressFilter } from '#ui/input/use-address-filter';
import type { Condition } from './conditions';

interface ClearButtonsProps<Name extends string> {
  readonly filter: Pick<AddressFilter<Name>, 'set' | 'clear'>;
  readonly conditions: readonly Condition<Name>[];
}

/** The ways out of an empty list: each of several conditions alone, and all of them. */
export function ClearButtons<Name extends string>({ filter, conditions }: ClearButtonsProps<Name>) {
  return (
    <Flex gap="small" wrap>
      {conditions.length > 1 &&
        conditions.map(({ label, without }) => (
          <PlainButton key={label} onClick={() => filter.set(without)}>
            清除{label}
          </PlainButton>
        ))}
      <PlainButton onClick={filter.clear}>清除条件</PlainButton>
    </Flex>
  );
}
