/** Names that would break out of a string, of Markdown or of a line. */
export const NASTY_NAMES = [
  'Add `rm -rf` and ``more``',
  'A | B | C',
  '<img src=x onerror=alert(1)> & <b>bold</b> &amp; &lt;',
  'First line\nSecond line\r\n# Heading\n- item',
  '*bold* _italic_ ~~gone~~ ![picture](x) [link](https://evil.test) www.evil.test $x$',
  '\\`escaped\\` \\* C:\\new \\',
  `'quotes' "double" \${template} // comment */ \\u0041`,
  'separators\u2028and\u2029these',
  '#12 @someone 1. first',
  'سماعات 😀',
] as const
