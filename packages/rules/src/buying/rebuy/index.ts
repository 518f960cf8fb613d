export {
  type CurrentProduct,
  paidBefore,
  type RebuyLine,
  rebuyLines,
  rebuyShares,
} from './rebuy';
export {
  type OrderTemplate,
  orderGoods,
  readTemplate,
  type TemplateGoods,
  type TemplateLine,
  type TemplateRead,
  templateGoods,
  templateNameError,
  templateRows,
} from './template';
