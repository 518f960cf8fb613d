// One rule, one place: the payer page is decided in payer (PROF-02).
export { oldPayerRoute, payerRoute } from '../payer';
