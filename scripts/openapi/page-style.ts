import { dark, light, type Tokens } from '#src/app/theme/tokens.ts'

const variables = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')

/** Style sheet of the API documentation, with the shop's colours in both colour schemes. */
export const STYLE = `:root{color-scheme:light dark;${variables(light)}}
@media(prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box}
body{margin:0;display:grid;grid-template-columns:18rem minmax(0,1fr);background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1.5rem;border-right:1px solid var(--hairline);font-size:.875rem}
nav p{margin:1rem 0 .25rem;font-weight:600}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:block;padding:.25rem 0;overflow-wrap:anywhere}
main{max-width:56rem;padding:2rem 1.5rem 6rem}
h2{margin-top:3rem}
section{padding:1rem 0;border-top:1px solid var(--hairline)}
a{color:var(--focus)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
code,pre{font:.875em/1.5 ui-monospace,monospace}
pre{overflow:auto;max-height:24rem;padding:1rem;background:var(--surface);border:1px solid var(--hairline)}
table{width:100%;border-collapse:collapse;margin:1rem 0;font-size:.9375rem}
caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--hairline);font-weight:400;overflow-wrap:anywhere}
thead th{color:var(--quiet)}
small{color:var(--quiet)}
@media(max-width:48rem){body{display:block}nav{position:static;height:auto;border:0}}`
