import { UserOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useAccount } from '#platform/account';
import { logOut } from '#platform/session';

/** The user's name; hovering, focusing or clicking it shows role and logout (TOP-03). */
export function ProfilePanel() {
  const { user } = useAccount();
  const [role = '—'] = Object.values(user.roles);
  const content = (
    <div className="profile-panel">
      <div>角色：{role}</div>
      <Button block onClick={logOut}>
        退出登录
      </Button>
    </div>
  );
  return (
    <Popover content={content} trigger={['hover', 'click']} placement="bottomRight">
      <Button type="text" size="small" icon={<UserOutlined />} aria-haspopup="dialog">
        {user.realName ?? user.userName}
      </Button>
    </Popover>
  );
}
