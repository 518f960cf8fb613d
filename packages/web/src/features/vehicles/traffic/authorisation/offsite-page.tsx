import { AuthView } from './auth-view';

/** 异地权限申请: whole vehicles received away from the own region (TRAF-01). */
export function Component() {
  return (
    <AuthView
      title="异地权限申请"
      hint="在本地区以外收货需单独申请，请说明原因；审批通过后可在整车列表选择该送达方。"
      isOffsite={true}
    />
  );
}
