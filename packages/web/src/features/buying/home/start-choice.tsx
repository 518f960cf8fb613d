import { useState } from 'react';
import { startsWithGoods } from '#platform/start-page';
import './home.css';

/** 下次直接打开商品: whether the portal begins with the products, which is remembered for the account. */
export function StartChoice() {
  const [isGoods, setGoods] = useState(() => startsWithGoods.read() === true);
  const onChange = (isOn: boolean) => {
    startsWithGoods.write(isOn);
    setGoods(isOn);
  };
  return (
    <label className="home-start">
      <input type="checkbox" checked={isGoods} onChange={({ target }) => onChange(target.checked)} />
      登录后先打开商品
    </label>
  );
}
