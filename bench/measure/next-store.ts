import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '@sild/postgres'
import { scratchDirectory } from './database.ts'
import type { PageContent } from './page-content.ts'

const versions = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' }
const font = join(import.meta.dirname, '../../packages/ui/src/tokens/fonts/inter.woff2')

/** Static pages of server components, as Next makes them for a store: what is pressed or written into is a client component. */
const sources = {
  'app/layout.js': `import localFont from 'next/font/local'
import './globals.css'
const inter = localFont({ src: './inter.woff2', display: 'optional', variable: '--font-inter' })
export default function Layout({ children }) {
  return <html lang="en" className={inter.variable}><body>{children}</body></html>
}`,
  'app/interactive.js': `'use client'
import { useState } from 'react'
export function Button({ props, children }) {
  const [pressed, setPressed] = useState(0)
  return <button {...props} data-count={pressed} onClick={() => setPressed(pressed + 1)}>{children}</button>
}
export function Input({ props: { value = '', ...props } }) {
  const [written, setWritten] = useState(value)
  return <input {...props} value={written} onChange={(event) => setWritten(event.target.value)} />
}`,
  'app/[[...path]]/page.js': `import Image from 'next/image'
import Link from 'next/link'
import { createElement } from 'react'
import { Button, Input } from '../interactive'
import pages from '../../pages.json'
export const dynamicParams = false
export const generateStaticParams = () => Object.keys(pages).map((path) => ({ path: path.split('/').filter(Boolean) }))
const empty = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr'])
function draw(node, key) {
  if (typeof node === 'string') return node
  const [tag, props, ...children] = node
  const inside = empty.has(tag) ? [] : children.map(draw)
  if (tag === 'button') return <Button key={key} props={props}>{inside}</Button>
  if (tag === 'input' && !['radio', 'checkbox', 'hidden'].includes(props.type)) return <Input key={key} props={props} />
  if (tag === 'a' && props.href?.startsWith('/')) return <Link key={key} {...props} prefetch={false}>{inside}</Link>
  if (tag === 'img') {
    const { src, width, height, alt = '', className, loading } = props
    return <Image key={key} src={src} alt={alt} width={+width} height={+height} className={className} preload={loading !== 'lazy'} />
  }
  return createElement(tag, { ...props, key }, ...inside)
}
export async function generateMetadata({ params }) {
  const { path = [] } = await params
  return { title: pages['/' + path.join('/')].title }
}
export default async function Page({ params }) {
  const { path = [] } = await params
  return pages['/' + path.join('/')].content.map(draw)
}`,
  'next.config.mjs': `export default {
  images: { dangerouslyAllowLocalIP: true, remotePatterns: [{ protocol: 'http', hostname: '**' }] },
}`,
}

export interface NextStore extends AsyncDisposable {
  readonly url: string
}

/** Installs Next into a folder of its own, builds the pages with it and serves them. */
export async function openNextStore(pages: Record<string, PageContent>, styles: string): Promise<NextStore> {
  const folder = scratchDirectory()
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', JSON.stringify({ name: 'next-store', private: true, dependencies: versions }))
  for (const [path, text] of Object.entries(sources)) write(path, text)
  write('pages.json', JSON.stringify(pages))
  write('app/globals.css', styles)
  cpSync(font, join(folder, 'app/inter.woff2'))
  const { NODE_OPTIONS: _, ...environment } = process.env
  const options = {
    cwd: folder,
    env: { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  } as const
  const run = promisify(execFile)
  await run('npm', ['install', '--no-audit', '--no-fund', '--silent'], options)
  const next = join(folder, 'node_modules/next/dist/bin/next')
  await run(process.execPath, [next, 'build'], { ...options, maxBuffer: 16 * 1024 * 1024 })
  const port = await findFreePort()
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], { ...options, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await answers(url)
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
