/** Downloads a text as a file. */
export function saveText(fileName: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the URL in a task after the click.
  setTimeout(() => URL.revokeObjectURL(address));
}
