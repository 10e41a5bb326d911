import type { Journey } from '../journey.ts';
import { addAndDelete, bulkEdit, editProduct, listWork } from './products.ts';
import { everyScreen } from './screens.ts';
import { lateCode, logout, palette, serverDown, settings, theme } from './shell.ts';
import { signIn } from './signIn.ts';
import { approveRefund, assignRider, chat } from './work.ts';

/** The same in every browser. */
export const journeys: readonly Journey[] = [
  signIn,
  everyScreen,
  listWork,
  bulkEdit,
  addAndDelete,
  editProduct,
  assignRider,
  approveRefund,
  chat,
  settings,
  theme,
  palette,
  logout,
  serverDown,
  lateCode,
];
