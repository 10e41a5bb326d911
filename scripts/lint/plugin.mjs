// Oxlint's plugin interface is ESLint's: https://oxc.rs/docs/guide/usage/linter/writing-js-plugins
import { featureImports } from './featureImports.mjs';
import { lengths } from './lengths.mjs';

export default { meta: { name: 'valise' }, rules: { 'feature-imports': featureImports, lengths } };
