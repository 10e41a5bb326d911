import { memo } from 'react';
import type { Messages } from '../../messages/useMessages.ts';
import type { Loadable } from '../LoadableView/Loadable.ts';
import { LoadingText } from '../LoadableView/LoadingText.tsx';
import { Pager, type PagerProps } from '../Pager/Pager.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './DataTable.css.ts';
import type { dataTableMessages } from './messages.ts';

export interface TableFooterProps extends PagerProps {
  state: Loadable<unknown>['state'];
  /** @default 'Loading' */
  loading?: string;
  messages: Messages<(typeof dataTableMessages)['en-US']>;
}

/** Memoised, so that a change of the selection does not render it. */
const TablePager = memo(Pager);

/** The pager, or the loading text while rows are loading. Empty when the rows could not be loaded. */
export function TableFooter({ state, loading, messages, ...pager }: TableFooterProps) {
  if (state === 'failed') return null;
  return (
    // Different keys, so that React replaces the loading text by the pager instead of moving it.
    <div key={state} className={styles.footer}>
      {state === 'loading' ? (
        <LoadingText text={loading ?? messages.loading} className={styles.loading}>
          <Spinner />
        </LoadingText>
      ) : (
        <TablePager {...pager} />
      )}
    </div>
  );
}
