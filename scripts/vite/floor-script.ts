import type { Plugin } from 'vite'
import { DEFINED_BY, FLOOR_IN_WORDS } from '../floor/floor.mjs'

const SENTENCE = `This browser is too old for the shop’s search, filters and cart, which need ${FLOOR_IN_WORDS} at least. What is on this page can be read.`

/**
 * Says what is needed, above the prerendered page, to a browser below the floor, and
 * keeps the app away from it: half of one is worse than none. In ES5, and with looks
 * of its own, for whatever browser that may be. What the head's script hides or puts
 * off is undone, since nothing would show it later.
 */
export const FLOOR_SCRIPT = `(function(){
try{if(${Object.values(DEFINED_BY).join('&&')})return}catch(e){}
window.belowFloor=true
var root=document.documentElement,p=document.createElement('p')
root.removeAttribute('data-stale')
root.removeAttribute('data-early')
root.removeAttribute('data-faces')
p.setAttribute('role','alert')
p.style.cssText='margin:0;padding:12px 24px;text-align:center;font-weight:600'
p.appendChild(document.createTextNode(${JSON.stringify(SENTENCE)}))
document.body.insertBefore(p,document.body.firstChild)
})()`

export function floorScript(): Plugin {
  return {
    name: 'overtone:floor-script',
    transformIndexHtml: (html) => html.replace('<!--floor-script-->', () => `<script>${FLOOR_SCRIPT}</script>`),
  }
}
