/** Whether tabs can share drafts. Without the Web Locks API a tab cannot know whether another tab is open. */
export const canShareDrafts = () => globalThis.navigator?.locks !== undefined;
