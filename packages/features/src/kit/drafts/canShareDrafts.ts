/** Without the Web Locks API no tab can know whether another one is open, so that drafts cannot be shared between tabs. */
export const canShareDrafts = () => globalThis.navigator?.locks !== undefined;
