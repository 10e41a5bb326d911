/**
 * Copies a text that may arrive later. Rejects when the browser refuses. Safari allows copying only while it handles the press,
 * so the clipboard itself waits for the text. Firefox before 127 has no `ClipboardItem`.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (navigator.clipboard === undefined) throw new Error('Outside a secure context there is no clipboard');
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
