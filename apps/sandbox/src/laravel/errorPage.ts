/** Laravel's own page for an error. */
export function errorPage(title: string, { status, headers }: { status: number; headers?: HeadersInit }): Response {
  const page = `<!doctype html><html lang="en"><title>${title}</title><h1>${status} | ${title}</h1></html>`;
  return new Response(page, { status, headers: { ...Object.fromEntries(new Headers(headers)), 'Content-Type': 'text/html; charset=UTF-8' } });
}
