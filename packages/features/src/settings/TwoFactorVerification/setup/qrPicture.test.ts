import { expect, test } from 'vitest';
import { qrPicture, setupKey } from './qrPicture.ts';

const otpauth = 'otpauth://totp/Valise:marta%40valise.club?secret=JBSWY3DPEHPK3PXP&issuer=Valise';

test('an otpauth address is drawn here', () => {
  expect(qrPicture(` ${otpauth}\n`)).toEqual({ text: otpauth });
});

test('a data:image address is shown as it is', () => {
  expect(qrPicture('data:image/png;base64,AAAA')).toEqual({ src: 'data:image/png;base64,AAAA' });
});

test.each(['<svg onload="alert(1)"></svg>', '<?xml version="1.0"?>\n<svg></svg>', '<!-- by a library --><svg/>'])(
  'SVG text becomes an address, never markup: %s',
  (svg) => {
    const picture = qrPicture(svg);
    expect(picture).toEqual({ src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
    expect(JSON.stringify(picture)).not.toContain('<');
  },
);

test('an otpauth address has a key, anything else does not', () => {
  expect(setupKey(otpauth)).toBe('JBSWY3DPEHPK3PXP');
  expect(setupKey('otpauth://totp/Valise')).toBeNull();
  expect(setupKey('https://valise.club/?secret=no')).toBeNull();
  expect(setupKey('<svg></svg>')).toBeNull();
});
