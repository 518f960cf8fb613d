import { AuthView } from './auth-view';

/** 整车授权: the permission for whole vehicles by ship-to (TRAF-01). */
export function Component() {
  return (
    <AuthView
      title="整车授权"
      hint="整车直发需按送达方开通权限：填写收货联系人和可进入的车型，提交后由中心审批。"
      isOffsite={false}
    />
  );
}
