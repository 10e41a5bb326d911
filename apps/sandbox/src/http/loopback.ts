const names = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether an address is this machine's own. */
export const isLoopback = (address: string) => URL.canParse(address) && names.has(new URL(address).hostname);
