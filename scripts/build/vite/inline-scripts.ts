import { build, type Plugin } from 'vite'
import { DEFINED_BY, FLOOR_IN_WORDS, TARGET } from '../../checks/floor/floor.mjs'

/**
 * Puts what runs before the app into the head of every page: the question whether the
 * browser can have the app at all, and `src/app/boot.ts`, bundled.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'overtone:inline-scripts',
    transformIndexHtml: async () =>
      [FLOOR_SCRIPT, `if(!window.belowFloor){${await bundle('src/app/boot.ts')}}`].map((children) => ({
        tag: 'script',
        children,
        injectTo: 'head',
      })),
  }
}

const SENTENCE = `This browser is too old for the shop’s search, filters and cart, which need ${FLOOR_IN_WORDS} at least. What is on this page can be read.`

/**
 * Says what is needed, above the prerendered page, to a browser below the floor, and
 * keeps the app away from it: half of one is worse than none. In ES5, and with looks
 * of its own, for whatever browser that may be.
 */
export const FLOOR_SCRIPT = `(function(){
try{if(${Object.values(DEFINED_BY).join('&&')})return}catch(e){}
window.belowFloor=true
document.addEventListener('DOMContentLoaded',function(){
var p=document.createElement('p')
p.setAttribute('role','alert')
p.style.cssText='margin:0;padding:12px 24px;text-align:center;font-weight:600'
p.appendChild(document.createTextNode(${JSON.stringify(SENTENCE)}))
document.body.insertBefore(p,document.body.firstChild)
})
})()`

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    base: process.env.BASE_PATH ?? '/',
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
