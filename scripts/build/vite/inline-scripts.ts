import { build, type Plugin } from 'vite'
import { BUILD_TARGET, FEATURE_CHECKS, SUPPORTED_BROWSERS_TEXT } from '../supported-browsers.ts'

/**
 * Adds two inline scripts to the head of the shop's pages: the check for an unsupported browser and the boot script,
 * `src/boot/boot.ts`.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'overtone:inline-scripts',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        // The API reference has no boot script.
        if (path !== '/index.html') return html
        const scripts = [BROWSER_CHECK, `if(!window.unsupportedBrowser){${await bundle('src/boot/boot.ts')}}`]
        // Before the app's scripts, so that the boot script notices if any of them fails to load.
        const [before, after] = splitAt(html, html.search(/<script type="module"/))
        return `${before}${scripts.map((script) => `<script>${script}</script>`).join('\n    ')}\n    ${after}`
      },
    },
  }
}

const splitAt = (text: string, index: number) => [text.slice(0, index), text.slice(index)]

const MESSAGE = `This browser is too old for the shop’s search, filters and cart, which need ${SUPPORTED_BROWSERS_TEXT} at least. What is on this page can be read.`

/**
 * In an unsupported browser, adds a message above the prerendered page and keeps the app from starting, because an app
 * that fails midway would remove the readable page. Written in ES5 with inline styles so that any browser can run it.
 */
const BROWSER_CHECK = `(function(){
try{if(${FEATURE_CHECKS.join('&&')})return}catch(e){}
window.unsupportedBrowser=true
document.documentElement.setAttribute('data-boot-failed','')
document.addEventListener('DOMContentLoaded',function(){
var p=document.createElement('p')
p.setAttribute('role','alert')
p.style.cssText='margin:0;padding:12px 24px;text-align:center;font-weight:600'
p.appendChild(document.createTextNode(${JSON.stringify(MESSAGE)}))
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
      lib: { entry, formats: ['iife'], name: 'boot' },
      target: BUILD_TARGET,
    },
  })
  const [result] = [output].flat()
  if (!result || !('output' in result)) throw new Error(`${entry} was not bundled`)
  return result.output[0].code.trim()
}
