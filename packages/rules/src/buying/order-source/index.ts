export { isPopCustomer, type OrderSource, orderSource, protocolType } from './order-source';
