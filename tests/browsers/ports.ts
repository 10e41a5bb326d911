/** Of the first browser's sandbox. Two checkouts that test at the same time need two ranges, the same as in playwright.config.ts. */
export const firstPort = Number(process.env.E2E_PORT ?? 4177);
