/** Rules for prerendered pages: html-validate's recommended ones, except those that React or MUI break. */
import { defineConfig } from 'html-validate'

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React and Vite write these forms, which parse to the same document.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Ids from useId start with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // MUI writes one class of its toggle buttons twice.
    'no-dup-class': 'off',
    // Lists of tags have an accessible name, which ARIA allows.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // WebKit treats a list without markers as one only if it has the role.
    'no-redundant-role': 'off',
    // Firefox restores checkboxes without `autocomplete="off"`, which HTML allows for text only.
    'valid-autocomplete': 'off',
    // Buy Now is a link with the role button (product/products.md).
    'prefer-native-element': ['error', { exclude: ['button'] }],
  },
})
