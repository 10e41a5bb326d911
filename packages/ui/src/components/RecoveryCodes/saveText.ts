/** Hands a text to the browser as a file to keep. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has read the address once the click is over, in a task of its own.
  setTimeout(() => URL.revokeObjectURL(address));
}
