/** An inline picture, so that loading it is not measured. */
export const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOs+M9QDwAEQQGBUyvb9wAAAABJRU5ErkJggg==';

/** The same icon for every action. */
export const glyph = 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Z';
