'use client';
import { CaretDownBold } from '../../../icons/CaretDownBold.tsx';
import { List } from '../../../icons/List.tsx';
import { Rows } from '../../../icons/Rows.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../Button/Button.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import { MenuItem, MenuSection } from '../../Menu/MenuItem.tsx';
import { MenuTrigger } from '../../Menu/MenuTrigger.tsx';
import { dataTableMessages } from '../messages.ts';
import type { TableDensity } from '../tableProps.ts';

export interface DensityMenuProps {
  density: TableDensity;
  onDensityChange: (density: TableDensity) => void;
  /** Shows only the button's icon, where room is short. @default false */
  isIconOnly?: boolean;
}

/** A button with the name of the current density, which opens the choice. Put it in a table's `filters` slot. */
export function DensityMenu({ density, onDensityChange, isIconOnly = false }: DensityMenuProps) {
  const messages = useMessages(dataTableMessages);
  const names = { comfortable: messages.tableComfortable, compact: messages.tableCompact };
  const icon = density === 'compact' ? <List size={18} /> : <Rows size={18} />;
  return (
    <MenuTrigger>
      {isIconOnly ? (
        <IconButton label={messages.tableDensity({ density: names[density] })} variant="secondary">
          {icon}
        </IconButton>
      ) : (
        <Button icon={icon}>
          {names[density]}
          <CaretDownBold size={14} />
        </Button>
      )}
      <Menu>
        <MenuSection
          aria-label={messages.tableDensity({ density: names[density] })}
          selectedKey={density}
          onSelectionChange={(key) => onDensityChange(key as TableDensity)}
        >
          <MenuItem id="comfortable" icon={<Rows size={18} />} description={messages.tableRowHeight({ count: 56 })}>
            {names.comfortable}
          </MenuItem>
          <MenuItem id="compact" icon={<List size={18} />} description={messages.tableRowHeight({ count: 44 })}>
            {names.compact}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
