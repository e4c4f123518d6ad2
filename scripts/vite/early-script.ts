import { build, type Plugin } from 'vite'
import { TARGET } from '../floor/floor.mjs'

/**
 * Puts what must run before the app into every page: one line in the head, and
 * `src/app/early.ts`, bundled, at the end of the body. It is not in the head
 * because the time it takes there is taken from the first paint.
 */
export function earlyScript(): Plugin {
  let base = '/'
  return {
    name: 'overtone:early-script',
    configResolved(config) {
      base = config.base
    },
    async transformIndexHtml(html) {
      const early = await bundle('src/app/early.ts', base)
      return html
        .replace('<!--page-head-->', (mark) => `${HEAD}${mark}`)
        .replace('<!--early-script-->', () => `<script>if(!window.belowFloor){${early}}</script>`)
    },
  }
}

/**
 * Content of another page or configuration is not painted. What follows the
 * question mark selects the content, and prerendered pages are made without it. A
 * scenario of the Demo Lab, in the address or kept for the visit, may change
 * everything, unless a server answers. A dismissed notice is gone from the start.
 * What a phone's first screen does not show is not laid out before the whole page is
 * read (`data-early`), and text is set in what the machine has until the faces are
 * there (theme/fonts.ts).
 * What is clicked or chosen is kept from the first time on, until the app takes it.
 * A search is sent by the browser itself, trimmed; an empty one does nothing (spec §2).
 */
const HEAD = `<style>[data-stale=page] #root,[data-stale=content] main{visibility:hidden}[data-noticed] #demo-notice{display:none}</style>
    <script>{const d=document.documentElement.dataset
    d.early=''
    d.faces='waiting'
    if(location.search)d.stale='content'
    try{if(!/"live"/.test(d.config)&&(/[?&]demo=/.test(location.search)||localStorage['demo-scenarios']&&sessionStorage['demo-scenarios']))d.stale='page'
    if(localStorage['demo-notice'])d.noticed=''}catch{}}
    earlyUses=[]
    for(const [use,controls] of [['click','button:not([type=submit]),[type=checkbox]'],['change','select']])addEventListener(use,e=>{const c=e.target.closest?.(controls);c&&earlyUses?.push(c)},true)
    addEventListener('submit',e=>{const s=earlyUses&&e.target.search;s&&((s.value=s.value.trim())||e.preventDefault())},true)</script>`

async function bundle(entry: string, base: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    base,
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'early' },
      target: TARGET,
    },
  })
  const [result] = [output].flat()
  if (!result || !('output' in result)) throw new Error(`${entry} was not bundled`)
  return result.output[0].code.trim()
}
