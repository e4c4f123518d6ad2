/**
 * A visitor's hands and eyes in WebKit: controls are found by what they are called, as
 * everywhere in the tests, and everything is waited for, since nothing says when it is there.
 */
import { By } from 'selenium-webdriver'
import { poll } from './poll.mjs'

/** @typedef {string | RegExp} Name a text is the whole name */
/** @typedef {ReturnType<typeof visitorOf>} Visitor */

/** What the journey presses, reads and fills in, by role. */
const ROLES = {
  article: 'article',
  button: 'button',
  checkbox: '[type=checkbox]',
  combobox: 'select',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2',
  link: 'a[href]',
  searchbox: '[type=search]',
  text: 'p, div:not(:has(*))',
}

/**
 * @param {import('selenium-webdriver').WebDriver} driver
 * @param {string} shopUrl ends in a slash
 */
export function visitorOf(driver, shopUrl) {
  /** @param {keyof typeof ROLES} role @param {Name} name */
  const all = (role, name) => {
    const { source, flags } = name instanceof RegExp ? name : exactly(name)
    return driver.executeScript(namedElements, ROLES[role], source, flags)
  }

  /** The first of what is seen by that role and name. @param {keyof typeof ROLES} role @param {Name} name */
  const see = (role, name) => poll(`${role} ${name}`, async () => (await all(role, name))[0])

  return {
    driver,
    shopUrl,
    see,

    /**
     * Opens a page of the shop and waits until it listens.
     * @param {string} path
     */
    async open(path) {
      await driver.get(shopUrl + path)
      await this.settled()
    },

    async reload() {
      await driver.navigate().refresh()
      await this.settled()
    },

    /** The page listens, and the products it was asked for are there. */
    settled: () =>
      poll('a page that listens', () =>
        driver.executeScript(
          () => 'hydrated' in document.documentElement.dataset && !document.querySelector('[aria-busy=true]'),
        ),
      ),

    /** Waits until there are none of that role and name. @param {keyof typeof ROLES} role @param {Name} name */
    gone: (role, name) => poll(`no ${role} ${name}`, async () => (await all(role, name)).length === 0),

    /** What the page moves away under the pointer is clicked again. @param {keyof typeof ROLES} role @param {Name} name */
    click: (role, name) =>
      poll(`a click on ${role} ${name}`, async () => {
        const [control] = await all(role, name)
        await control?.click()
        return control
      }),

    /** @param {Name} name @param {string} text */
    async type(name, text) {
      await (await see('searchbox', name)).sendKeys(text)
    },

    /** @param {Name} name @param {string} option */
    async choose(name, option) {
      const select = await see('combobox', name)
      await select.findElement(By.xpath(`option[. = '${option}']`)).click()
    },

    /** Presses one key on whatever has the focus. @param {string} key */
    press: (key) => driver.actions().sendKeys(key).perform(),

    /** Waits for an address below the shop's. @param {string} path */
    at: (path) =>
      poll(`/${path}`, async () => {
        const url = await driver.getCurrentUrl()
        if (url !== shopUrl + path) throw new Error(`it is ${url}`)
        return true
      }),

    /** @param {number} count */
    products: (count) => poll(`${count} products`, async () => (await driver.executeScript(countArticles)) === count),

    /** @param {number} top */
    async scrollTo(top) {
      await driver.executeScript((/** @type {number} */ place) => scrollTo(0, place), top)
      await this.scrolledTo(top)
    },

    /** @param {number} top */
    scrolledTo: (top) =>
      poll(`the page at ${top} px`, async () => {
        const place = await driver.executeScript(() => Math.round(scrollY))
        if (place !== top) throw new Error(`it is at ${place} px`)
        return true
      }),

    /** @param {number} width of the page, which the window's frame adds to. @param {number} height */
    resize: (width, height) =>
      poll(`a window of ${width} by ${height}`, async () => {
        const [inner = 0, innerHeight = 0] = await driver.executeScript(() => [innerWidth, innerHeight])
        if (inner === width && innerHeight === height) return true
        const frame = await driver.manage().window().getRect()
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width: frame.width + width - inner, height: frame.height + height - innerHeight })
        return false
      }),
  }
}

/** @param {string} text */
const exactly = (text) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`)

function countArticles() {
  return [...document.querySelectorAll('main article')].filter((article) => article.checkVisibility()).length
}

/**
 * Runs in the page.
 * @param {string} selector @param {string} source @param {string} flags
 * @returns {any} elements there, WebDriver's handles of them here
 */
function namedElements(selector, source, flags) {
  const name = new RegExp(source, flags)
  /** @param {Element} element */
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.map((id) => document.getElementById(id)).concat([...(Reflect.get(element, 'labels') ?? [])])
    const said = labels.map((label) => label?.textContent).join(' ')
    return element.getAttribute('aria-label') ?? (said || element.textContent)
  }
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && name.test(nameOf(element)?.replaceAll(/\s+/g, ' ').trim() ?? ''),
  )
}
