/**
 * Markup for the heads of Storybook's two documents, so that their first frame has the scheme of the link.
 *
 * The link's scheme is in the URL: `&globals=scheme:dark`. The attribute is the one that MUI sets later in a story.
 */
import { dark, light, type Tokens } from '#src/theme/tokens.ts'

const script = `<script>
  {
    const globals = new URLSearchParams(location.search).get('globals') ?? ''
    const [, scheme] = /(?:^|;)scheme:(light|dark)(?:;|$)/.exec(globals) ?? []
    if (scheme) document.documentElement.dataset.scheme = scheme
  }
</script>`

const LIGHT = ':root'
const DARK = ':root[data-scheme="dark"]'

const backgroundOf = (root: string, color: string, scheme: string) =>
  `${root} { color-scheme: ${scheme}; background: ${color}; }`

/** The loading screen covers the story, and is white otherwise. */
const loadingScreenOf = (root: string, { paper, surface }: Tokens) => `
  ${root} :is(.sb-preparing-story, .sb-preparing-docs) { background: ${paper}; }
  ${root} :is(.sb-previewBlock, .sb-argstableBlock-body td) { background: ${surface}; }`

/** Stories are light unless the link says otherwise (`initialGlobals` in toolbar.ts). */
export const previewHead = `${script}
<style>
  ${backgroundOf(LIGHT, light.paper, 'light')}
  ${backgroundOf(DARK, dark.paper, 'dark')}
  ${loadingScreenOf(LIGHT, light)}
  ${loadingScreenOf(DARK, dark)}
</style>`

/** Without a scheme in the link, Storybook's own interface has that of the operating system. */
export const managerHead = `${script}
<style>
  ${backgroundOf(LIGHT, light.surface, 'light')}
  ${backgroundOf(DARK, dark.surface, 'dark')}
  @media (prefers-color-scheme: dark) {
    ${backgroundOf(':root:not([data-scheme])', dark.surface, 'dark')}
  }
</style>`
