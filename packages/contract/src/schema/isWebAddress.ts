/** Whether a text is a whole address of the web, which `url` and `video_url` of a product must be: 'https://youtu.be/abc', but not 'youtu.be/abc'. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^/\s]+/i.test(text);
