import { AuthView } from './auth-view';

/** 整车授权（新版）: the same, kept alive, so that a half-filled application waits (TRAF-01, ROUTE-01). */
export function Component() {
  return (
    <AuthView
      title="整车授权（新版）"
      hint="填写到一半可以离开，返回时内容仍在；提交后由中心审批。"
      isOffsite={false}
    />
  );
}
