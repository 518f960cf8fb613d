import { type Failure, NO_ANSWER } from '@dealer-portal/sdk';
import { Alert } from 'antd';
import './addresses.css';

interface SaveProblemProps {
  /** The answer to the save; nothing before the first one. */
  readonly result: { readonly ok: boolean } | Failure | undefined;
  /** The failed action, e.g. 地址没有保存. */
  readonly failure: string;
}

/** Why a form was not saved, above its fields; what was typed is still there. */
export function SaveProblem({ result, failure }: SaveProblemProps) {
  if (!result || result.ok || !('msg' in result)) return null;
  const { code, msg } = result;
  const reason = code === NO_ANSWER ? `没有收到结果（${msg}），请检查网络后再保存一次` : msg;
  return (
    <Alert type="error" showIcon role="alert" className="address-problem" title={`${failure}：${reason}`} />
  );
}
