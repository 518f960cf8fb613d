import { PersonalPage } from './personal-page';

/** 付款方 of the direct channel group (PROF-02). */
export function Component() {
  return <PersonalPage page="payerZY" />;
}
