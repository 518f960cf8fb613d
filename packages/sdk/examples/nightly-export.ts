/** For automation: all orders as JSON lines and the invoices as a file, with retries and a deadline, and exit codes. */
import { ApiError, createAutomationClient, items, logCalls, retryReads } from '@dealer-portal/sdk';
import { saveFile } from '@dealer-portal/sdk/node';
import { exportInvoices, queryMyOrders } from '@dealer-portal/sdk/operations';

const setting = (name: string) => process.env[`DEALER_PORTAL_${name}`] ?? '';

const api = createAutomationClient({
  baseUrl: setting('URL') || 'https://portal.example.com/new/api',
  clientCode: setting('CLIENT_CODE'),
  clientSecret: setting('CLIENT_SECRET'),
  user: setting('USER'),
  password: setting('PASSWORD'),
  defaults: { retry: retryReads({ attempts: 4, deadlineMs: 120_000 }) },
  middleware: [logCalls((record) => process.stderr.write(`${JSON.stringify(record)}\n`))],
});

try {
  const input = { body: { saletoCode: '8800123456', pageSize: 100 } };
  for await (const order of items(api, queryMyOrders, input)) console.log(JSON.stringify(order));
  const saved = await saveFile(
    api,
    exportInvoices,
    { query: { customerCode: '8800123456' } },
    { path: 'invoices.xlsx' },
  );
  if (!saved.ok) throw new ApiError(saved);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
