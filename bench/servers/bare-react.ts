/** Renders the elements of a page without components for every request: the least time that React needs for it. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Fastify from 'fastify'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { announce } from '../measure/server.ts'

interface Parsed {
  localName?: string
  textContent: string
  attributes?: Iterable<{ name: string; value: string }>
  childNodes: Iterable<Parsed>
}
interface Dom {
  JSDOM: new (html: string) => { window: { document: { querySelector(selector: string): Parsed | null } } }
}
// It has no types of its own.
const { JSDOM }: Dom = createRequire(import.meta.url)('jsdom')

const [file = ''] = process.argv.slice(2)
const root = new JSDOM(readFileSync(file, 'utf8')).window.document.querySelector('#root')
if (!root) throw new Error(`${file} is not a page of the portal`)
const tree = createElement('div', null, ...[...root.childNodes].map(nodeOf))

const app = Fastify()
app.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(renderToString(tree)))
announce({ url: await app.listen({ host: '127.0.0.1', port: 0 }) })

function nodeOf({ attributes, childNodes, localName, textContent }: Parsed): ReactNode {
  if (!localName || !attributes) return textContent
  const properties = [...attributes].map(({ name, value }) => [name === 'class' ? 'className' : name, value])
  return createElement(localName, Object.fromEntries(properties), ...[...childNodes].map(nodeOf))
}
