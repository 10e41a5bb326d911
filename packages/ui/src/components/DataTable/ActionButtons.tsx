import { DotsThreeVertical } from '@phosphor-icons/react/dist/csr/DotsThreeVertical';
import { actionButton } from './ActionButtons.css.ts';
import type { RowSetup } from './RowSetup.ts';

export interface ActionButtonsProps<Row> {
  row: Row;
  setup: RowSetup<Row>;
  /** All actions behind one button. */
  isMenu: boolean;
}

const dots = <DotsThreeVertical size={20} weight="bold" aria-hidden="true" />;

/** What can be done with a row. The table listens for all of them. */
export function ActionButtons<Row>({ row, setup, isMenu }: ActionButtonsProps<Row>) {
  const { actions, messages, rowName } = setup;
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
