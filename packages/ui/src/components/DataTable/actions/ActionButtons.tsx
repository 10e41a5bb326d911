import { DotsThreeVerticalBold } from '../../../icons/DotsThreeVerticalBold.tsx';
import { actionButton } from './ActionButtons.css.ts';
import type { SharedRowProps } from '../rows/sharedRowProps.ts';

export interface ActionButtonsProps<Row> {
  row: Row;
  shared: SharedRowProps<Row>;
  /** One button opens a menu with all actions. */
  isMenu: boolean;
}

const dots = <DotsThreeVerticalBold size={20} />;

/** The actions of a row. Clicks are handled by the delegated listener of the table. */
export function ActionButtons<Row>({ row, shared, isMenu }: ActionButtonsProps<Row>) {
  const { actions, messages, rowName } = shared;
  const name = rowName(row);
  if (isMenu) {
    return (
      <button type="button" className={actionButton} aria-label={messages.tableActionsFor({ name })} aria-haspopup="menu" data-menu="">
        {dots}
      </button>
    );
  }
  return actions?.items.map(({ id, label, icon, href }) =>
    href ? (
      <a key={id} href={href(row)} className={actionButton} aria-label={messages.tableAction({ action: label, name })} data-action={id} data-tip={label}>
        {icon}
      </a>
    ) : (
      <button key={id} type="button" className={actionButton} aria-label={messages.tableAction({ action: label, name })} data-action={id} data-tip={label}>
        {icon}
      </button>
    ),
  );
}
