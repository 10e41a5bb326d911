import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ready } from '../LoadableView/Loadable.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { sampleActions, sampleState, type SampleRow, sampleCard, sampleColumns, sampleHref, sampleId, sampleName, sampleRows } from './testing/sampleRows.tsx';

const rendered = (props: Partial<DataTableProps<SampleRow>> = {}) =>
  renderToString(
    <DataTable
      label="Products"
      columns={sampleColumns}
      rows={ready(sampleRows(42))}
      rowId={sampleId}
      rowName={sampleName}
      rowHref={sampleHref}
      card={sampleCard}
      tableState={sampleState}
      onTableStateChange={() => {}}
      filter={{ searchText: sampleName }}
      empty={{ title: 'No products found.' }}
      {...props}
    />,
  );

test('a server renders the first page as a table and not as cards', () => {
  const html = rendered();
  expect(html.match(/data-row-index/g)).toHaveLength(10);
  expect(html).toContain('href="/products/10"');
  expect(html).not.toContain('href="/products/11"');
  expect(html).not.toContain('<ul');
  expect(html).toContain('Showing 1 to 10 of 42 entries');
});

test('a server renders the page, the sort and the search of the state', () => {
  const html = rendered({
    tableState: { sort: { column: 'price', direction: 'descending' }, page: 99, size: 5 },
    filter: { search: 'dress', searchText: sampleName },
  });
  expect(html).toContain('aria-sort="descending"');
  expect(html).toContain('Showing 6 to 7 of 7 entries');
});

test('a server renders the loading text instead of rows', () => {
  const html = rendered({ rows: { state: 'loading' }, loading: 'Loading products...' });
  expect(html).toContain('Loading products...');
  expect(html).not.toContain('data-row-index');
});

test('an action of the menu alone takes no room among the icons, nor while rows are loading', () => {
  const items = sampleActions(() => {});
  const more = [...items, { id: 'copy', label: 'Copy', icon: null, isInMenuAlone: true }];
  for (const rows of [ready(sampleRows(3)), { state: 'loading' } as const])
    expect(rendered({ rows, actions: { header: 'Action', items: more } })).toBe(rendered({ rows, actions: { header: 'Action', items } }));
});
