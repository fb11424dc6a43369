import type { Browser } from '@playwright/test'

export type ContentNode = string | [tag: string, props: Record<string, string | boolean>, ...children: ContentNode[]]
/** What a page shows, as data, for a peer that shows the same. */
export interface PageContent {
  title: string
  content: ContentNode[]
}
interface ReadPage extends PageContent {
  /** Addresses. */
  styles: string[]
}

/** Runs in the page. What is written into gets `value`, everything else what React takes for a first value. */
const readDocument = `(() => {
  const names = { class: 'className', for: 'htmlFor', value: 'defaultValue', checked: 'defaultChecked' }
  const unchecked = ['radio', 'checkbox', 'hidden']
  const read = (node) => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element) || ['LINK', 'SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName)) return []
    const isWritten = node.tagName === 'INPUT' && !unchecked.includes(node.getAttribute('type'))
    const props = [...node.attributes]
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => [
        isWritten && name === 'value' ? name : (names[name] ?? name),
        value === '' && name !== 'alt' && name !== 'value' && !name.startsWith('data-') ? true : value,
      ])
    return [[node.localName, Object.fromEntries(props), ...[...node.childNodes].flatMap(read)]]
  }
  const styles = [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => href)
  return { title: document.title, content: [...document.getElementById('root').childNodes].flatMap(read), styles }
})()`

/** Reads a public page as its document has it, before anything of it is alive. */
export async function readPage(browser: Browser, url: string): Promise<ReadPage> {
  const page = await browser.newPage()
  try {
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(url)
    return await page.evaluate<ReadPage>(readDocument)
  } finally {
    await page.close()
  }
}
