import { ChatsCircle } from '../../../icons/ChatsCircle.tsx';
import { Eye } from '../../../icons/Eye.tsx';
import { Trash } from '../../../icons/Trash.tsx';
import { MenuItem } from '../MenuItem.tsx';

export const items = (
  <>
    <MenuItem id="view" icon={<Eye size={18} />}>
      View Detail
    </MenuItem>
    <MenuItem id="chat" icon={<ChatsCircle size={18} />}>
      Chat Support
    </MenuItem>
    <MenuItem id="delete" icon={<Trash size={18} />} tone="critical">
      Delete Selected
    </MenuItem>
  </>
);
