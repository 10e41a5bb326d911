import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ready } from '../LoadableView/Loadable.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { firstView, type Piece, pieceCard, pieceColumns, pieceHref, pieceId, pieceName, pieces } from './samplePieces.tsx';

const rendered = (props: Partial<DataTableProps<Piece>> = {}) =>
  renderToString(
    <DataTable
      label="Products"
      columns={pieceColumns}
      rows={ready(pieces(42))}
      rowId={pieceId}
      rowName={pieceName}
      rowHref={pieceHref}
      card={pieceCard}
      view={firstView}
      onViewChange={() => {}}
      searchText={pieceName}
      empty={{ title: 'No products found.' }}
      {...props}
    />,
  );

test('a server renders the first page, as a table and not as cards too', () => {
  const html = rendered();
  expect(html.match(/data-place/g)).toHaveLength(10);
  expect(html).toContain('href="/pieces/10"');
  expect(html).not.toContain('href="/pieces/11"');
  expect(html).not.toContain('<ul');
  expect(html).toContain('Showing 1 to 10 of 42 entries');
});

test('a server renders the page that the address asks for', () => {
  const html = rendered({ view: { sort: { column: 'price', direction: 'descending' }, page: 99, size: 5, search: 'dress' } });
  expect(html).toContain('aria-sort="descending"');
  expect(html).toContain('Showing 6 to 7 of 7 entries');
});

test('a server renders what is still loading', () => {
  const html = rendered({ rows: { state: 'loading' }, loading: 'Loading products...' });
  expect(html).toContain('Loading products...');
  expect(html).not.toContain('data-place');
});
