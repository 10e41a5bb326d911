import { text } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { vars } from '../../theme/vars.css.ts';
import { kbd } from '../SearchBox/kbd.css.ts';

export const steps = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space[2] });

export const place = style({ ...text('label'), fontWeight: 400, color: vars.color.text.secondary, whiteSpace: 'nowrap' });

/** Shown only while the application's shortcuts are on. */
export const key = style([kbd, { display: 'var(--valise-step-keys, none)' }]);

export const caret = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });
