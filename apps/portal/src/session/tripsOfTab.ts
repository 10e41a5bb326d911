import { createProviderTrips } from './providerTrips.ts';
import { browserStores } from './storage.ts';

/** Whether somebody has left this tab for a provider. */
export const tripsOfTab = createProviderTrips(browserStores().tab);
