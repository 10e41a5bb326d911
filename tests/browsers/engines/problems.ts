/** Records uncaught errors and violations of the security policy in the page. Runs in the page, there once. */
export function watchProblems(): void {
  const page = window as unknown as { problems?: string[] };
  if (page.problems !== undefined) return;
  const problems: string[] = [];
  page.problems = problems;
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) problems.push(`Uncaught: ${event.message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`Not handled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    problems.push(`Violation: ${effectiveDirective} forbids ${blockedURI} ${sample}`),
  );
}

/** What `watchProblems` has recorded in this document. Runs in the page. */
export const problemsOfPage = (): string[] => (window as unknown as { problems?: string[] }).problems ?? [];
