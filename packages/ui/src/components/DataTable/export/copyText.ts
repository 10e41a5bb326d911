/**
 * Copies a text that is still on its way. Rejects when the browser refuses. Safari lets a page copy only while it handles the
 * press, so that the clipboard waits for the text; Firefox before 127 has no `ClipboardItem`.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (navigator.clipboard === undefined) throw new Error('Outside a secure context there is no clipboard');
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
