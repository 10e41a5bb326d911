'use client';
import { SortAscending } from '../../../icons/SortAscending.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import { MenuItem, MenuSection } from '../../Menu/MenuItem.tsx';
import { MenuTrigger } from '../../Menu/MenuTrigger.tsx';
import type { SortDirection, TableColumn, TableState } from '../tableProps.ts';
import { sortMenuMessages } from './sortMenuMessages.ts';

export interface SortMenuProps<Row> {
  /** The columns of the table; those with `sortBy` are offered. */
  columns: readonly TableColumn<Row>[];
  sort: TableState['sort'];
  onSortChange: (sort: NonNullable<TableState['sort']>) => void;
}

/** A button that opens a choice of columns to sort by, for cards, which have no headers. Put it in a table's `filters` slot. */
export function SortMenu<Row>({ columns, sort, onSortChange }: SortMenuProps<Row>) {
  const messages = useMessages(sortMenuMessages);
  const sortable = columns.filter(({ sortBy }) => sortBy !== undefined);
  const [first] = sortable;
  if (first === undefined) return null;
  const { column = first.id, direction = 'ascending' } = sort ?? {};
  return (
    <MenuTrigger>
      <IconButton label={messages.tableSort} variant="secondary" size="large">
        <SortAscending size={20} />
      </IconButton>
      <Menu>
        <MenuSection
          title={messages.tableSortBy}
          selectedKey={sort?.column ?? ''}
          onSelectionChange={(key) => onSortChange({ column: String(key), direction })}
        >
          {sortable.map(({ id, header }) => (
            <MenuItem key={id} id={id}>
              {header}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={messages.tableSortOrder}
          selectedKey={sort === null ? '' : direction}
          onSelectionChange={(key) => onSortChange({ column, direction: key as SortDirection })}
        >
          <MenuItem id="ascending">{messages.tableAscending}</MenuItem>
          <MenuItem id="descending">{messages.tableDescending}</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
