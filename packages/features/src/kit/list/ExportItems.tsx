'use client';
import { Copy } from '@valise/ui/icons/Copy';
import { DownloadSimple } from '@valise/ui/icons/DownloadSimple';
import { MenuItem, MenuSection } from '@valise/ui/Menu';
import { useMessages } from '@valise/ui/messages';
import type { ExportedFields } from './listPreferences.ts';
import { listMessages } from './messages.ts';

export interface ExportItemsProps {
  /** Exports the selected rows, or without a selection the rows that match the filters. */
  onExport: () => void;
  /** Copies the same rows. */
  onCopy: () => void;
  /** Which fields both have. */
  exported: ExportedFields;
  onExportedChange: (exported: ExportedFields) => void;
}

/** The menu items that export and copy a list's rows. */
export function ExportItems({ onExport, onCopy, exported, onExportedChange }: ExportItemsProps) {
  const messages = useMessages(listMessages);
  return (
    <>
      <MenuItem icon={<DownloadSimple size={18} />} onAction={onExport}>
        {messages.exportCsv}
      </MenuItem>
      <MenuItem icon={<Copy size={18} />} onAction={onCopy}>
        {messages.copyRows}
      </MenuItem>
      <MenuSection title={messages.exportedFields} selectedKey={exported} onSelectionChange={(key) => onExportedChange(key === 'all' ? 'all' : 'shown')}>
        <MenuItem id="shown">{messages.shownColumns}</MenuItem>
        <MenuItem id="all">{messages.allFields}</MenuItem>
      </MenuSection>
    </>
  );
}
