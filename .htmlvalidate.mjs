/** What every prerendered page is held to: html-validate's recommended rules, less what React decides. */
import { defineConfig } from 'html-validate'

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React and Vite write HTML down. Parsers read either form alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // useId's ids start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // MUI writes one of a toggle's classes twice.
    'no-dup-class': 'off',
    // The lists of tags are named, which ARIA allows.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Buy Now is a real link that is heard as a button (product.md).
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
})
