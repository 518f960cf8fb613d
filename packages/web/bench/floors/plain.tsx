import { mountFloor } from './mount-floor';

mountFloor(({ rows }) => (
  <table>
    <tbody>
      {rows.map(({ key, productModel, productName, place, stock, price }) => (
        <tr key={key}>
          <td>{productModel}</td>
          <td>{productName}</td>
          <td>{place}</td>
          <td>{stock} 台</td>
          <td>{price}</td>
          <td>
            <button type="button">加入</button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
));
