import { useQuery } from '@tanstack/react-query';
import { StatusTag } from '#ui/text/status-tag';
import { omsQuery } from './queries';

/** OMS 授权: whether the order management system accepts orders of the customer; said, never a condition (1§6). */
export function OmsAuthorization({ customerCode }: { readonly customerCode: string }) {
  const { data, isError } = useQuery(omsQuery(customerCode));
  if (isError) return <StatusTag tone="neutral">OMS 授权状态没有取到</StatusTag>;
  if (data === undefined) return null;
  return data ? (
    <StatusTag tone="done">OMS 已授权</StatusTag>
  ) : (
    <StatusTag tone="waiting">OMS 未授权</StatusTag>
  );
}
