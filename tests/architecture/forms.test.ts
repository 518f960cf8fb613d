/**
 * One way to fill in a form: antd's Form with rules. A form that keeps its values in its own state is listed here with
 * the reason.
 */
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readSource as read, sources } from './sources';

const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx$/.test(path));

const FIELD =
  /^(Input(\.\w+)?|Select|Radio\.Group|Checkbox\.Group|DatePicker|Rate|Switch|PayerSelect|AutoComplete|input|textarea|select)$/;

/** The fields of a file whose value is given by the file and not by a form. */
function controlledFields(path: string): readonly string[] {
  if (!/\b(value|checked)=/.test(read(path))) return [];
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const fields: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const isControlled = node.attributes.properties.some(
        (attribute) => attribute.name && /^(value|checked)$/.test(attribute.name.getText()),
      );
      const name = node.tagName.getText();
      if (isControlled && FIELD.test(name)) fields.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return fields;
}

/** Read before the tests, which have their time limit. */
const controlled = pages.filter((path) => controlledFields(path).length > 0);

/** Why a file gives its fields their values; each reason is one of `packages/web/docs/how-to.md`. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  'part of ui or of a form: the field of a form, which gives it the value': [
    'features/orders/evaluation/evaluation-form.tsx',
    'features/account/payers/sub-accounts/sub-account-fields.tsx',
    'features/stores-and-projects/projects/register/goods-field.tsx',
    'features/buying/bulk-order/demand/demand-facts.tsx',
    'features/stores-and-projects/stores/wizard/region-fields.tsx',
    'ui/choice/choice.tsx',
    'ui/input/quantity-input.tsx',
    'kits/money-form/accounts/account-picker.tsx',
    'kits/money-form/accounts/account-sheet.tsx',
    'widgets/payers/payer-select.tsx',
  ],
  'search, filter or order of a list: works at once, is never submitted': [
    'app/shell/model-search.tsx',
    'app/shell/palette/palette-field.tsx',
    'app/shell/panels/sold-to-list.tsx',
    'app/shell/search/search-field.tsx',
    'app/shell/search/search-scope.tsx',
    'app/why-not/why-not-panel.tsx',
    'features/buying/bulk-order/order/bulk-order-page.tsx',
    'features/buying/home/start-choice.tsx',
    'features/account/payers/what-if/trial-fields.tsx',
    'features/buying/products/detail/price-section.tsx',
    'features/buying/products/detail/stock-section.tsx',
    'features/buying/products/goods/facet-row.tsx',
    'ui/chart/chart.tsx',
    'ui/input/date/date-input.tsx',
    'ui/input/plain-select.tsx',
    'ui/page/pager.tsx',
    'widgets/calculator/product-picker.tsx',
  ],
  'row of a table or card of an order: saved at once, or kept with the quantities beside it': [
    'features/account/addresses/edit-cell.tsx',
    'features/orders/batch/batch-cells.tsx',
    'features/orders/batch/import/correction-cell.tsx',
    'features/buying/bulk-order/order/bulk-bar.tsx',
    'features/buying/bulk-order/order/bulk-table.tsx',
    'features/buying/cart/table/cell-menu.tsx',
    'features/buying/settle/delivery/delivery-choice.tsx',
    'features/buying/settle/for-all-orders.tsx',
    'features/buying/settle/remark-field.tsx',
    'features/buying/settle/split-order-card.tsx',
    'widgets/columns/column-questions.tsx',
    'widgets/columns/doubtful-cell.tsx',
    'widgets/columns/role-select.tsx',
    'widgets/goods/goods-field.tsx',
    'features/money/statements/helper/result/note-row.tsx',
    'features/money/statements/helper/result/result-line.tsx',
    'features/vehicles/traffic/accept/accept-carpool.tsx',
    'features/vehicles/traffic/cart/vehicle-delivery.tsx',
    'features/vehicles/traffic/lines/vehicle-payment.tsx',
  ],
  'one choice of a dialog, without which its button says what is missing': [
    'app/shell/floating-bar/switch-address-dialog.tsx',
    'features/vehicles/traffic/accept/pay-dialog.tsx',
    'features/vehicles/traffic/cart/join-dialog.tsx',
    'features/vehicles/traffic/cart/join-vehicle-dialog.tsx',
    'features/money/statements/close/explanation.tsx',
    'kits/order-list/direct-order-dialog.tsx',
    'kits/report/views/saved-views.tsx',
  ],
  'kept in the browser while it is typed, through a reload and a new sign-in': [
    'features/account/addresses/region-fields.tsx',
    'features/orders/batch/import/import-source.tsx',
    'features/money/statements/close/dispute-form.tsx',
    'features/money/statements/helper/own-code.tsx',
    'features/money/statements/helper/result/adjusted-books.tsx',
    'widgets/calculator/figure-fields.tsx',
    'widgets/calculator/mode-choice.tsx',
    'widgets/calculator/plan-fields.tsx',
    'widgets/calculator/text-field.tsx',
  ],
};

describe('ORDER-01 the values typed into a form', () => {
  it('lives in the form; who gives a field its value says why', () => {
    const known = Object.values(REASONS).flat();
    expect(controlled.map((path) => path.replace('packages/web/src/', '')).sort()).toEqual(known.sort());
  });

  it('is in a form that knows its fields; a bare one only draws the label of a single field', () => {
    const bare = [
      'features/account/addresses/draft-fields.tsx',
      'kits/order-actions/dialogs/pay-rest-dialog.tsx',
      'kits/order-actions/dialogs/storage-dialog.tsx',
      'features/orders/allocations/allocation-answer.tsx',
      'features/vehicles/traffic/accept/pay-dialog.tsx',
    ];
    const without = pages.filter((path) =>
      (read(path).match(/<Form(?:<\w+>)?\s(?:=>|[^>])*>/g) ?? []).some((tag) => !/\bonFinish=/.test(tag)),
    );
    expect(without.map((path) => path.replace('packages/web/src/', ''))).toEqual(
      expect.arrayContaining(bare),
    );
    expect(without.filter((path) => !bare.some((known) => path.endsWith(known)))).toEqual([]);
  });

  it('leads to the first wrong field in every form alike', () => {
    const owner = 'packages/web/src/ui/input/form-config.ts';
    expect(
      sources.filter((path) => path.startsWith('packages/') && /\bscrollToFirstError\b/.test(read(path))),
    ).toEqual([owner]);
  });
});
