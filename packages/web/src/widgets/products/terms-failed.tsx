import { PlainButton } from '#ui/button/plain-button';

interface TermsFailedProps {
  readonly terms: { readonly retry: () => void };
}

/** Prices or stocks did not come: nothing can be added before they do, and they can be asked for again (CART-11). */
export function TermsFailed({ terms }: TermsFailedProps) {
  return (
    <>
      价格或库存没有取到，取到后才能下单
      <PlainButton kind="link" size="small" onClick={terms.retry}>
        重试
      </PlainButton>
    </>
  );
}
