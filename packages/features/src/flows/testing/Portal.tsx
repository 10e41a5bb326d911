import { user } from '@valise/contract';
import { aUser, read } from '@valise/contract/samples';
import { RouterProvider } from '@valise/ui/Link';
import { Toasts } from '@valise/ui/Toast';
import { useMemo, useState } from 'react';
import { DashboardContainer } from '../../dashboard/Dashboard/DashboardContainer.tsx';
import { paths } from '../../domain/paths.ts';
import { defaultPreferences } from '../../kit/list/listPreferences.ts';
import type { OpenedList } from '../../kit/list/openedList.ts';
import { noViews } from '../../kit/list/views/listViews.ts';
import { AssignRiderContainer } from '../../orders/AssignRider/AssignRiderContainer.tsx';
import { OrderDetailContainer } from '../../orders/OrderDetail/OrderDetailContainer.tsx';
import { OrderListContainer } from '../../orders/OrderList/OrderListContainer.tsx';
import { orderListState } from '../../orders/OrderList/state/orderListState.ts';
import { RefundDetailContainer } from '../../refunds/RefundDetail/RefundDetailContainer.tsx';
import { SupportChatContainer } from '../../support/SupportChat/SupportChatContainer.tsx';

export interface PortalProps {
  /** The path on which the flow starts. */
  start: string;
}

const person = read(user, aUser());
const nothingArranged = { preferences: defaultPreferences, onPreferencesChange: () => {}, views: noViews, onViewsChange: () => {} };

/** The screens of several features wired together, as the portal's routes do. Each needs only the props of its container. */
export function Portal({ start }: PortalProps) {
  const [address, setAddress] = useState(start);
  const [opened, setOpened] = useState<OpenedList>();
  // Navigates after the press has ended, as a router does.
  const goTo = (next: string) => void setTimeout(setAddress, 0, next);
  return (
    <RouterProvider navigate={goTo}>
      <Screen key={address} address={address} opened={opened} onRowOpen={setOpened} onGoTo={goTo} />
      <Toasts />
    </RouterProvider>
  );
}

interface ScreenProps {
  address: string;
  /** The order list as it was when an order was opened. */
  opened: OpenedList | undefined;
  onRowOpen: (list: OpenedList) => void;
  onGoTo: (path: string) => void;
}

function Screen({ address, opened, onRowOpen, onGoTo }: ScreenProps) {
  const { pathname, searchParams } = new URL(address, 'https://portal.example');
  const [listState, setListState] = useState(() => orderListState.parse(searchParams));
  const id = useMemo(() => decodeURIComponent(pathname.split('/').at(-1) ?? ''), [pathname]);
  if (pathname === paths.orders) {
    return <OrderListContainer {...nothingArranged} listState={listState} onListStateChange={setListState} onRowOpen={onRowOpen} />;
  }
  if (pathname === paths.orderDetail(id)) return <OrderDetailContainer id={id} list={opened} onGoTo={onGoTo} />;
  if (pathname === paths.assignRider(id)) return <AssignRiderContainer orderId={id} list={opened} onGoTo={onGoTo} />;
  if (pathname === paths.refundDetail(id)) return <RefundDetailContainer id={id} onGoTo={onGoTo} />;
  if (pathname === paths.supportChat(id)) return <SupportChatContainer id={id} user={person} />;
  return <DashboardContainer user={person} hasScreen={() => true} />;
}
