/** Whether a text is a whole address of the web: 'https://youtu.be/abc', but not 'youtu.be/abc'. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^/\s]+/i.test(text);
